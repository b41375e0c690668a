import { AdminProductCard } from '@elvora/design-system/AdminProductCard';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: AdminProductCard,
  parameters: { design: ['admin-products-desktop', 'admin-products-mobile'] },
  args: {
    name: 'Power Contactor 9–38 A',
    category: 'Power Contactors',
    description: 'Three-pole contactor for motors up to 18.5 kW and for heating circuits.',
    isBestseller: true,
    isTrending: false,
    sources: [photos.contactor, photos.contactorSide, photos.contactorTop],
    onEdit: fn(),
    onDelete: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 364 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { isTrending: true } });

export const WithoutFlagsAndPictures = meta.story({ args: { isBestseller: false, sources: [] } });

/** Without actions the card only shows its data. */
export const ReadOnly = meta.story({ args: { onEdit: undefined, onDelete: undefined } });

export const LongName = meta.story({
  args: { name: 'Miniature Circuit Breaker, Three Pole, with auxiliary contact and shunt release' },
});
