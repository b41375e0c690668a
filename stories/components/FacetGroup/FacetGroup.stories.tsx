import { FacetGroup } from '@elvora/design-system/FacetGroup';
import preview from '#.storybook/preview';
import { materialOptions, threadOptions } from '../../_support/facets.ts';

const meta = preview.meta({
  component: FacetGroup,
  parameters: { design: ['storefront-finder-category-desktop', 'storefront-finder-sheet-mobile'] },
  args: { title: 'Material', name: 'where', options: materialOptions },
  decorators: [
    (Story) => (
      <form style={{ maxWidth: 256 }}>
        <Story />
      </form>
    ),
  ],
});

/** A value without a size stays where it is. */
export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { isOpen: false } });

/** From seven values on, the first six stand before the others. */
export const ManyValues = meta.story({ args: { title: 'Thread', options: threadOptions } });
