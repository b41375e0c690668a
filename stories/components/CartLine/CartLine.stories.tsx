import { CartLine, CartLineItem, CartLines } from '@elvora/design-system/CartLine';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: CartLine,
  parameters: { design: ['storefront-cart-desktop', 'storefront-cart-mobile'] },
  args: {
    name: 'Power Contactor 9–38 A',
    href: '#product',
    fact: 'Power Contactors',
    source: photos.contactor,
    quantity: 4,
    onQuantityChange: () => undefined,
    onRemove: () => undefined,
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { quantity: 120, href: undefined } });

/** `CartLines` is the list with its header; each line is in a `CartLineItem`. */
export const Lines = meta.story({
  render: (args) => (
    <CartLines
      back={{ label: 'Back to shop', href: '#home' }}
      note="The list is kept until you reload or close this page."
      title="2 items"
    >
      {['Power Contactor 9–38 A', 'Brass Cable Gland M20'].map((name) => (
        <CartLineItem key={name}>
          <CartLine {...args} name={name} />
        </CartLineItem>
      ))}
    </CartLines>
  ),
});
