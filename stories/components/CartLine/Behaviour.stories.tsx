import { CartLine } from '@elvora/design-system/CartLine';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: CartLine,
  tags: ['behaviour'],
  args: {
    name: 'Cable gland M20',
    href: '#product',
    source: photos.brassGland,
    quantity: 1,
    onQuantityChange: fn(),
    onRemove: fn(),
  },
});

/** S-193 */
export const NamesTheProductInTheRemoveButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Cable gland M20' });
    await expect(remove).toHaveTextContent(/^Remove/);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** D-10 */
export const ChangesTheQuantity = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Cable gland M20' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(2);
  },
});

/** D-12 */
export const ShowsThePlainNameWithoutHref = meta.story({
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Cable gland M20', { selector: 'span:not(button *)' })).toBeVisible();
  },
});
