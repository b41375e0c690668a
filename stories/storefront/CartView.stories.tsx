import { fixturePicture } from '@elvora/catalogue/fixtures';
import { CartView, type CartViewProps } from '@elvora/storefront/views/cart/Cart';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import preview from '#.storybook/preview';

const line = (
  id: number,
  name: string,
  category: string,
  quantity: number,
): CartViewProps['lines'][number] => ({
  name,
  category,
  quantity,
  image: [],
  picture: fixturePicture(id, name),
  productId: id,
});

const lines = [
  line(1, 'Brass Cable Gland, Metric Thread', 'Brass Cable Glands', 50),
  line(2, 'Power Contactor 9–38 A', 'Power Contactors', 4),
  line(3, 'Nylon Cable Tie, Standard', 'Cable Ties', 10),
];

const meta = preview.meta({
  component: CartView,
  tags: ['visual'],
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Cart' }],
    lines,
    onRemove: fn(),
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
      'storefront-cart-desktop',
      'storefront-cart-mobile',
      'storefront-cart-empty-desktop',
      'storefront-cart-empty-mobile',
    ],
    layout: 'fullscreen',
  },
});

export const Filled = meta.story();

/** A product deleted meanwhile stays on the list without a link, and the list can still be sent. */
export const WithADeletedProduct = meta.story({
  tags: ['behaviour', '!visual'],
  args: { discontinuedIds: new Set([2]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No longer in the catalogue/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Power Contactor 9–38 A' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Nylon Cable Tie, Standard' })).toHaveAttribute(
      'href',
      '/product/3',
    );
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeEnabled();
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

/** After a removal the focus moves to the next line, or from the last line to the previous one. */
export const KeepsTheFocusInTheList = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await userEvent.click(remove('Power Contactor 9–38 A'));
    await expect(args.onRemove).toHaveBeenCalledWith('Power Contactor 9–38 A');
    await expect(remove('Nylon Cable Tie, Standard')).toHaveFocus();
    await userEvent.click(remove('Nylon Cable Tie, Standard'));
    await expect(remove('Power Contactor 9–38 A')).toHaveFocus();
  },
});

/** Removing the last line removes the list; the focus moves to the title of the page. */
export const TheTitleTakesTheFocusOfTheLastLine = meta.story({
  tags: ['behaviour', '!visual'],
  render: function Removing(args) {
    const [left, setLeft] = useState(args.lines.slice(0, 1));
    return <CartView {...args} lines={left} onRemove={() => setLeft([])} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(canvas.getByText('Your cart is empty')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'CART' })).toHaveFocus();
  },
});
