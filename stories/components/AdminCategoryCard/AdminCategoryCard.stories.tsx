import { AdminCategoryCard } from '@elvora/design-system/AdminCategoryCard';
import { MenuButton } from '@elvora/design-system/Menu';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: AdminCategoryCard,
  parameters: { design: ['admin-categories-desktop', 'admin-categories-mobile'] },
  args: {
    name: 'Contactors',
    href: '#/admin/categories/12',
    source: photos.contactor,
    isActive: true,
    parentName: 'Control & Switchgear',
    subcategoryCount: 2,
    onAddSubcategory: fn(),
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

export const Playground = meta.story({ tags: ['!test'], args: { subcategoryCount: 1 } });

export const Inactive = meta.story({ args: { isActive: false, source: null, subcategoryCount: 0 } });

/** Without actions the card shows its data and links to its subcategories. */
export const ReadOnly = meta.story({
  args: { onAddSubcategory: undefined, onEdit: undefined, onDelete: undefined },
});

/** Less frequent actions are in a menu. */
export const WithMenu = meta.story({
  args: {
    menu: (
      <MenuButton
        groups={[[{ id: 'move', label: 'Move…' }]]}
        label="More actions: Contactors"
        onAction={fn()}
        size="sm"
      />
    ),
  },
});

export const LongName = meta.story({
  args: { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk & Supplies > Spare parts' },
});
