import { CategoryGroupGrid } from '@elvora/design-system/CategoryGroupGrid';
import { longName } from '@elvora/catalogue/fixtures';
import preview from '#.storybook/preview';
import { categoryGroupGridArgs } from './categoryGroupGridArgs.tsx';

const meta = preview.meta({ component: CategoryGroupGrid, tags: ['visual'], args: categoryGroupGridArgs });

export const Groups = meta.story({
  args: {
    items: [
      ...categoryGroupGridArgs.items,
      { name: longName, href: '#long', source: null, children: [{ name: longName, href: '#child' }] },
    ],
  },
});

export const RightToLeft = Groups.extend({ globals: { direction: 'rtl' } });
