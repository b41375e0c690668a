import { longName } from '@elvora/catalogue/fixtures';
import { ProductCard, ProductCardSkeleton } from '@elvora/design-system/ProductCard';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const onAdd = fn();

const meta = preview.meta({
  component: ProductCard,
  tags: ['behaviour'],
  beforeEach: () => {
    onAdd.mockClear();
  },
  args: {
    name: 'EMC Brass Cable Gland',
    href: '#emc-gland',
    source: photos.brassGland,
    categoryName: 'Brass Cable Glands',
    isBestseller: true,
    onAdd,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 244 }}>
        <Story />
      </div>
    ),
  ],
});

/** Returns the element at a point of the card; the coordinates are fractions of its size. */
function elementAt(card: Element, across: number, down: number) {
  const { x, y, width, height } = card.getBoundingClientRect();
  return document.elementFromPoint(x + width * across, y + height * down);
}

export const LinkCoversTheWholeCard = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const link = canvas.getByRole('link', { name: 'EMC Brass Cable Gland' });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(link).toHaveAttribute('href', '#emc-gland');
    for (const [across, down] of [
      [0.03, 0.02],
      [0.5, 0.3],
      [0.08, 0.05],
      [0.2, 0.93],
      [0.97, 0.75],
    ] as const) {
      await expect(elementAt(card, across, down)).toBe(link);
    }
  },
});

export const AddButtonIsSeparateFromTheLink = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Add to quote: EMC Brass Cable Gland' });
    await step('is above the link', async () => {
      await expect(button.closest('a')).toBeNull();
      const { x, y, width, height } = button.getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      await expect(button.contains(met)).toBe(true);
    });
    await step('adds without following the link', async () => {
      await userEvent.click(button);
      await expect(onAdd).toHaveBeenCalledTimes(1);
      await expect(location.hash).not.toBe('#emc-gland');
    });
  },
});

export const TabsToTheLinkThenTheButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalledTimes(1);
  },
});

export const NameIsAHeadingOfTheGivenLevel = meta.story({
  args: { headingLevel: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'EMC Brass Cable Gland' })).toBeVisible();
  },
});

export const ShowsALongNameAndItsFactsInFull = meta.story({
  args: { name: longName, facts: '8 sizes · M12–M63 · 3–45 mm' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading).toHaveTextContent(longName);
    await expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight);
    await expect(canvas.getByText(/^8 sizes · M12/)).toBeVisible();
  },
});

export const SkeletonHasTheSizeOfTheCard = meta.story({
  render: (args) => (
    <>
      <ProductCard {...args} />
      <ProductCardSkeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-component="ProductCardSkeleton"]');
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(skeleton?.getBoundingClientRect().height).toBe(card.height);
  },
});
