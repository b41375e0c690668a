import { FacetGroup } from '@elvora/design-system/FacetGroup';
import { FinderSheet } from '@elvora/design-system/FinderSheet';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { materialOptions, threadOptions } from '../../_support/facets.ts';

const meta = preview.meta({
  component: FinderSheet,
  parameters: { design: ['storefront-finder-sheet-mobile'], layout: 'fullscreen' },
  args: {
    totals: { sizes: 12, products: 4 },
    clearHref: '#all',
    onClose: fn(),
    children: (
      <form>
        <FacetGroup name="where" options={materialOptions} title="Material" />
        <FacetGroup name="where" options={threadOptions} title="Thread" />
      </form>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { totals: null, clearHref: undefined } });

/** Without results the button stays, with a label that says so. */
export const NothingLeft = meta.story({ args: { totals: { sizes: 0, products: 0 } } });
