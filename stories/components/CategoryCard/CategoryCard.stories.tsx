import { longName } from '@elvora/catalogue/fixtures';
import { CategoryCard, CategoryCardSkeleton } from '@elvora/design-system/CategoryCard';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: CategoryCard,
  parameters: { design: ['sheet-components', 'storefront-category-subcategories-desktop'] },
  args: { name: 'Terminal Blocks', href: '#category', source: photos.terminals, count: '7 products' },
  decorators: [
    (Story) => (
      <div style={{ width: 244 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { headingLevel: 2, priority: true } });

export const WithoutPicture = meta.story({
  args: { name: 'Panel Lighting', source: null, drawing: 'enclosure', count: 'No products yet' },
});

export const LongName = meta.story({ args: { name: longName } });

export const WithoutCount = meta.story({ args: { count: undefined } });

/** The skeleton has the size of the card. */
export const Loading = meta.story({ render: () => <CategoryCardSkeleton /> });
