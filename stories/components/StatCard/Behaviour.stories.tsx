import { IconPackage } from '@elvora/design-system/Icon';
import { StatCard, StatCards } from '@elvora/design-system/StatCard';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: StatCard,
  tags: ['behaviour'],
  args: { label: 'Total Products', value: 1086, icon: IconPackage, href: '#/admin/products' },
  render: (args) => (
    <StatCards>
      <StatCard {...args} />
      <StatCard icon={IconPackage} label="Bestsellers" state="loading" />
      <StatCard icon={IconPackage} label="Trending Products" state="failed" />
    </StatCards>
  ),
});

/** S-267 */
export const LinksItsLabelToTheList = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Total Products' });
    await expect(link).toHaveAccessibleDescription('1,086');
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.getByText('Not available')).toBeInTheDocument();
  },
});

export const KeepsItsHeightInEveryState = meta.story({
  play: async ({ canvasElement }) => {
    const cards = canvasElement.querySelectorAll('[data-component="StatCard"] dd');
    const heights = [...cards].map((card) => card.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
});

/** A number never wraps, even in the narrowest card. */
export const KeepsALargeNumberWhole = meta.story({
  render: (args) => (
    <div style={{ width: '136px' }}>
      <StatCards>
        <StatCard {...args} value={12_345_678} />
      </StatCards>
    </div>
  ),
  play: async ({ canvas }) => {
    const value = canvas.getByText('1,23,45,678');
    const digits = document.createRange();
    digits.selectNodeContents(value);
    await expect(digits.getClientRects()).toHaveLength(1);
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
});
