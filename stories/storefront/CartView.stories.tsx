import { fixturePicture } from '@elvora/catalogue/fixtures';
import { Button } from '@elvora/design-system/Button';
import { IconClipboard, IconUpload } from '@elvora/design-system/Icon';
import { CartView, type CartViewProps } from '@elvora/storefront/views/cart/Cart';
import { LastListView } from '@elvora/storefront/views/cart/LastList';
import { ReceiptView } from '@elvora/storefront/views/cart/Receipt';
import { expect, fn, waitFor } from 'storybook/test';
import { useState } from 'react';
import preview from '#.storybook/preview';

const line = (
  id: number,
  product: string,
  code: string,
  quantity: number,
  rest: Partial<CartViewProps['lines'][number]> = {},
): CartViewProps['lines'][number] => ({
  name: `${product} – ${code}`,
  product,
  code,
  category: 'Cable Accessories',
  quantity,
  image: [],
  picture: fixturePicture(id, product),
  productId: id,
  ...rest,
});

const lines = [
  line(1, 'Brass Cable Gland, Metric Thread', 'EV-BG-M20', 250, {
    pack: 'pack of 50 pcs',
    note: 'Pump panels 2 and 3',
  }),
  line(2, 'Power Contactor 9–38 A', 'EV-PC-25', 5),
  line(3, 'Nylon Cable Tie, Standard', 'EV-CT-200', 10, { variant: 'black' }),
  {
    ...line(4, 'conduit shroud 2 inch, black', '', 12),
    name: 'conduit shroud 2 inch, black',
    productId: null,
    picture: null,
  },
];

const items = new Map(
  lines.slice(0, 3).map(({ name, product = '', code = '' }, at) => [
    name,
    {
      productId: at + 1,
      product,
      code,
      variant: '',
      details: 'M20 × 1.5, 7–13 mm',
      pack: '',
      category: '',
      picture: null,
    },
  ]),
);

const pasteButton = (
  <Button icon={IconClipboard} tone="secondary">
    Paste a list
  </Button>
);

const meta = preview.meta({
  component: CartView,
  tags: ['visual'],
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Cart' }],
    lines,
    items,
    listActions: (
      <>
        {pasteButton}
        <Button icon={IconUpload} tone="secondary">
          Share
        </Button>
      </>
    ),
    onMove: fn(),
    onNoteChange: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onQuantityChange: fn(),
    email: 'purchase@company.example',
    onEmailChange: fn(),
    phone: { code: '+91', number: '9830012345' },
    onPhoneChange: fn(),
    onCheckout: fn(),
    isBusy: false,
  },
  parameters: {
    design: [
      'storefront-quote-list-desktop',
      'storefront-quote-list-mobile',
      'storefront-receipt-desktop',
      'storefront-receipt-mobile',
      'storefront-cart-empty-desktop',
      'storefront-cart-empty-mobile',
    ],
    layout: 'fullscreen',
  },
});

export const Filled = meta.story();

/** A product deleted in the meantime stays on the list without a link, and the list can still be sent. */
export const WithADeletedProduct = meta.story({
  tags: ['behaviour', '!visual'],
  args: { items: new Map([...items, ['Power Contactor 9–38 A – EV-PC-25', null]]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No longer in the catalogue/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Power Contactor 9–38 A' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Nylon Cable Tie, Standard' })).toHaveAttribute(
      'href',
      '/product/3?size=EV-CT-200#size',
    );
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  },
});

/** Code, packs, note and totals of the lines (D-56). */
export const WithCodesAndTotals = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('EV-BG-M20')).toBeVisible();
    await expect(canvas.getByText('5 packs of 50')).toBeVisible();
    await expect(canvas.getByText('4 lines, 277 pieces')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit note Brass/ }));
    await userEvent.keyboard('{Control>}a{/Control}Pump 4{Enter}');
    await expect(args.onNoteChange).toHaveBeenCalledWith(
      'Brass Cable Gland, Metric Thread – EV-BG-M20',
      'Pump 4',
    );
  },
});

/** S-202 */
export const Checkout = meta.story({
  tags: ['behaviour', '!visual'],
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const checkout = canvas.getByRole('button', { name: 'Checkout...' });
    await userEvent.click(checkout);
    await expect(args.onCheckout).not.toHaveBeenCalled();
    await expect(checkout).toHaveFocus();
  },
});

export const WithAnInvalidAddress = meta.story({
  args: { email: 'nobody', emailError: 'This is not an email address' },
});

/** S-195, D-34 */
export const Empty = meta.story({
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your cart is empty')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Checkout' })).toBeNull();
  },
});

/** A removed line leaves a row in its place that undoes the removal; the focus moves there. */
export const TakesARemovalBack = meta.story({
  tags: ['behaviour', '!visual'],
  render: function Removing(args) {
    const [removed, setRemoved] = useState<NonNullable<CartViewProps['removed']>>([]);
    const left = args.lines.filter((entry) => removed.every((gone) => gone.entry !== entry));
    const remove = (name: string) => {
      const at = args.lines.findIndex((entry) => entry.name === name);
      const entry = args.lines[at];
      if (entry) setRemoved([...removed, { entry, after: args.lines[at - 1]?.name ?? null }]);
    };
    return (
      <CartView
        {...args}
        lines={left}
        onRemove={remove}
        onUndo={(name) => setRemoved(removed.filter(({ entry }) => entry.name !== name))}
        removed={removed}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Power/ }));
    const undo = canvas.getByRole('button', { name: 'Undo EV-PC-25' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.getByText('EV-PC-25 removed')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Remove Power/ })).toBeVisible();
    for (const remove of canvas.getAllByRole('button', { name: /^Remove/ })) await userEvent.click(remove);
    await expect(canvas.getByText('Your cart is empty')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Undo/ })).toHaveLength(4);
  },
});

/** D-59 */
export const WithTheLastList = meta.story({
  args: {
    lines: [],
    listActions: pasteButton,
    notices: (
      <LastListView
        isBusy={false}
        lineCount={7}
        onDiscard={fn()}
        onRestore={fn()}
        pieceCount={714}
        savedAt="22 November 2026, 13:40"
      />
    ),
  },
});

/** The receipt of the sent request replaces the list. */
export const Receipt = meta.story({
  args: {
    lines: [],
    receipt: (
      <ReceiptView
        onPrint={fn()}
        onUseAsNewList={fn()}
        receipt={{
          reference: 'Q-HBGH-S7',
          lines,
          details: [
            { label: 'Email', value: 'purchase@company.example' },
            { label: 'Phone', value: '+91 9830012345' },
          ],
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Q-HBGH-S7')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.queryByText('Your cart is empty')).toBeNull();
  },
});
