import { FinderSheet } from '@elvora/design-system/FinderSheet';
import preview from '#.storybook/preview';
import { FacetGroup } from '@elvora/design-system/FacetGroup';
import { materialOptions } from '../../_support/facets.ts';

const meta = preview.meta({
  component: FinderSheet,
  tags: ['visual'],
  args: {
    totals: { sizes: 12, products: 4 },
    clearHref: '#all',
    onClose: () => undefined,
    children: <FacetGroup name="where" options={materialOptions} title="Material" />,
  },
});

export const Variants = meta.story();

export const RightToLeft = Variants.extend({ globals: { direction: 'rtl' } });

export const ForcedColours = Variants.extend({ globals: { colours: 'forced' } });
