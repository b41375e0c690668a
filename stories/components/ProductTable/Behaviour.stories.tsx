import { ProductTable } from '@elvora/design-system/ProductTable';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { productTableArgs } from './productTableArgs.tsx';

const meta = preview.meta({
  component: ProductTable,
  tags: ['behaviour'],
  args: productTableArgs,
});

export const SetsFlagsOfTheSelection = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Power Contactor 9–38 A' }));
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Not Bestseller' }));
    await expect(args.onSetFlag).toHaveBeenCalledWith({ ids: [1], flag: 'isBestseller', isOn: false });
    await userEvent.click(all);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Trending' }));
    await expect(args.onSetFlag).toHaveBeenLastCalledWith({ ids: [1, 2], flag: 'isTrending', isOn: true });
  },
});

export const MovesTheFocusWhenTheSelectionIsCleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Power Contactor 9–38 A' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const NamesTheProductInEachAction = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Product: Power Contactor 9–38 A' }));
    await expect(args.onEdit).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Product: Power Contactor 9–38 A' }));
    await expect(args.onDelete).toHaveBeenCalledWith(1);
  },
});

/** Names wrap instead of being truncated, and open the product like the pencil button. */
export const ShowsNamesWholeAndAsLinks = meta.story({
  args: {
    products: productTableArgs.products.map((product) => ({ ...product, href: `#/products/${product.id}` })),
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const { name } of productTableArgs.products) {
      const link = canvas.getByRole('link', { name });
      const cell = link.parentElement;
      await expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0);
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Power Contactor 9–38 A' }));
    await expect(args.onEdit).toHaveBeenCalledWith(1);
  },
});

/** The bar reaches the bottom and both sides of the screen, so that no part of a row is visible below it. */
export const LetsNoRowLookOutBelowTheBar = meta.story({
  render: (args) => (
    <Page height={300} width={900}>
      <ProductTable
        {...args}
        products={Array.from({ length: 20 }, (_, index) => ({
          id: index + 1,
          name: `Product ${index + 1}`,
          category: 'Contactors',
          isBestseller: false,
          isTrending: false,
          source: null,
          imageCount: 0,
          tableSizeText: '–',
        }))}
      />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const page = await waitFor(() => {
      const body = pageBody(within(canvasElement).getByTitle('900 px'));
      within(body).getByRole('checkbox', { name: 'Select Product 1' });
      return within(body);
    });
    page.getByRole('checkbox', { name: 'Select Product 1' }).click();
    const status = await page.findByText('1 selected');
    const { clientHeight } = status.ownerDocument.documentElement;
    const below = status.ownerDocument.elementFromPoint(450, clientHeight - 2);
    await expect(below?.closest('tr') ?? null).toBeNull();
    const beside = status.ownerDocument.elementFromPoint(4, status.getBoundingClientRect().top);
    await expect(beside?.closest('tr') ?? null).toBeNull();
  },
});
