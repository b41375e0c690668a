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

/** A value without sizes keeps its position. */
export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { isOpen: false } });

/** From seven values on, only the first six are shown at first. */
export const ManyValues = meta.story({ args: { title: 'Thread', options: threadOptions } });
