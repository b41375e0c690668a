import { IndexedSections } from '@elvora/design-system/IndexedSections';
import preview from '#.storybook/preview';
import { indexedSectionsArgs } from './indexedSectionsArgs.tsx';

const meta = preview.meta({
  component: IndexedSections,
  parameters: { design: ['storefront-category-detail-desktop', 'storefront-category-detail-mobile'] },
  args: indexedSectionsArgs,
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { sections: indexedSectionsArgs.sections.slice(0, 2) },
});
