import { longName } from '@elvora/catalogue/fixtures';
import { CartLine, CartLineItem, CartLines, RemovedCartLine } from '@elvora/design-system/CartLine';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';
import { brokenPicture } from '../../_support/pictures.ts';

const act = () => undefined;

const meta = preview.meta({
  component: CartLine,
  tags: ['visual'],
  args: { name: '', source: null, quantity: 1, onQuantityChange: act, onRemove: act },
});

const handle = {
  'aria-pressed': false,
  onKeyDown: act,
  onPointerDown: act,
  onPointerMove: act,
  onPointerUp: act,
  onPointerCancel: act,
};

export const States = meta.story({
  render: () => (
    <div style={{ maxWidth: 832 }}>
      <CartLines
        back={{ label: 'Back to shop', href: '#home' }}
        lineCount="3 lines"
        note="The list is kept until you reload or close this page."
        quantity="1,000,005 pieces"
        title="Quote list"
      >
        <CartLineItem>
          <CartLine
            code="EV-BG-M20"
            fact="M20 × 1.5, 7–13 mm"
            handle={handle}
            href="#1"
            name="Brass Cable Gland, Metric Thread"
            note="Pump panels 2 and 3"
            onNoteChange={act}
            onQuantityChange={act}
            onRemove={act}
            packs="5 packs of 50"
            quantity={250}
            source={photos.brassGland}
          />
        </CartLineItem>
        <CartLineItem order="moved">
          <CartLine
            code="EV-MCCB-160-TM-4P-RH"
            fact="Cable Accessories"
            handle={handle}
            href="#2"
            name={longName}
            onNoteChange={act}
            onQuantityChange={act}
            onRemove={act}
            quantity={1_000_000}
            source={brokenPicture}
          />
        </CartLineItem>
        <CartLineItem>
          <RemovedCartLine name="EV-OL-1" onUndo={act} />
        </CartLineItem>
        <CartLineItem order="above">
          <CartLine
            drawing="relay"
            name="Relay"
            onQuantityChange={act}
            onRemove={act}
            quantity={1}
            source={null}
          />
        </CartLineItem>
      </CartLines>
    </div>
  ),
});
