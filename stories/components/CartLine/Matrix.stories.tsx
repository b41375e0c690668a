import { longName } from '@elvora/catalogue/fixtures';
import { CartLine } from '@elvora/design-system/CartLine';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';
import { brokenPicture } from '../../_support/pictures.ts';

const act = () => undefined;

const meta = preview.meta({
  component: CartLine,
  tags: ['visual'],
  args: { name: '', source: null, quantity: 1, onQuantityChange: act, onRemove: act },
});

export const States = meta.story({
  render: () => (
    <div style={{ maxWidth: 832 }}>
      <CartLine
        fact="Power Contactors"
        href="#1"
        name="Power Contactor 9–38 A"
        onQuantityChange={act}
        onRemove={act}
        quantity={4}
        source={photos.contactor}
      />
      <CartLine
        fact="Cable Accessories"
        href="#2"
        name={longName}
        onQuantityChange={act}
        onRemove={act}
        quantity={1_000_000}
        source={photos.brassGland}
      />
      <CartLine
        drawing="relay"
        name="Relay"
        onQuantityChange={act}
        onRemove={act}
        quantity={1}
        source={brokenPicture}
      />
    </div>
  ),
});
