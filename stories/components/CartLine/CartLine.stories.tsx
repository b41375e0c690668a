import { CartLine, CartLineItem, CartLines, RemovedCartLine } from '@elvora/design-system/CartLine';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: CartLine,
  parameters: { design: ['storefront-quote-list-desktop', 'storefront-quote-list-mobile'] },
  args: {
    name: 'Power Contactor 9–38 A – EV-PC-25',
    product: 'Power Contactor 9–38 A',
    code: 'EV-PC-25',
    href: '#product',
    fact: 'AC-3 25 A, 11 kW at 415 V',
    source: photos.contactor,
    quantity: 4,
    onQuantityChange: () => undefined,
    onRemove: () => undefined,
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { quantity: 120, href: undefined, note: 'Coil 240 V AC', onNoteChange: () => undefined },
});

/** `CartLines` is the list with its header and total; each line is in a `CartLineItem`. */
export const Lines = meta.story({
  render: (args) => (
    <CartLines
      back={{ label: 'Back to shop', href: '#home' }}
      lineCount="2 lines"
      note="The list is kept until you reload or close this page."
      quantity="8 pieces"
      title="Quote list"
    >
      <CartLineItem>
        <CartLine {...args} />
      </CartLineItem>
      <CartLineItem>
        <RemovedCartLine name="EV-OL-1" onUndo={() => undefined} />
      </CartLineItem>
      <CartLineItem>
        <CartLine
          {...args}
          code="EV-BG-M20"
          fact="M20 × 1.5, 7–13 mm"
          name="Brass Cable Gland – EV-BG-M20"
          packs="5 packs of 50"
          product="Brass Cable Gland"
          quantity={250}
          source={photos.brassGland}
        />
      </CartLineItem>
    </CartLines>
  ),
});
