import { styleVariants, type StyleRule } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { FeatureGridVariant } from './FeatureGrid.tsx';

type Variants = Record<FeatureGridVariant, StyleRule>;

const hairline = `1px solid ${vars.border.subtle}`;

export const roots = styleVariants({
  plain: inComponents({
    display: 'grid',
    gap: vars.space['3'],
    overflowWrap: 'anywhere',
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '36px 32px' } },
  }),
  divided: inComponents({
    display: 'grid',
    borderBlockStart: `1px solid ${vars.border.strong}`,
    overflowWrap: 'anywhere',
    '@media': {
      [from.sm]: { gridTemplateColumns: '1fr 1fr' },
      [from.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    },
  }),
} satisfies Variants);

/** Icon beside the text on narrow screens, above it from `sm` (`plain`) or `lg` (`divided`). */
export const items = styleVariants({
  plain: inComponents({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: '14px',
    alignContent: 'start',
    '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space['1'] } },
  }),
  divided: inComponents({
    display: 'grid',
    gridTemplateColumns: '46px 1fr',
    columnGap: '14px',
    rowGap: '28px',
    alignContent: 'start',
    paddingBlock: vars.space['2'],
    borderBlockEnd: hairline,
    '@media': {
      [from.sm]: { paddingInline: '28px', paddingBlock: '28px' },
      [from.lg]: {
        gridTemplateColumns: '1fr',
        paddingBlockEnd: 0,
        borderBlockEnd: 0,
        borderInlineEnd: hairline,
        selectors: {
          '&:first-child': { paddingInlineStart: 0 },
          '&:last-child': { borderInlineEnd: 0, paddingInlineEnd: 0 },
        },
      },
    },
  }),
} satisfies Variants);

export const icons = styleVariants({
  plain: inComponents({ display: 'flex', color: vars.action.primary.rest }),
  divided: inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    color: vars.action.primary.rest,
    background: vars.surface.page,
    border: hairline,
    borderRadius: vars.radius['2'],
  }),
} satisfies Variants);

const text = { ...typeStyle('bodySm'), color: vars.text.soft };

export const texts = styleVariants({
  plain: inComponents({ ...text, marginBlockStart: '2px' }),
  divided: inComponents({ ...text, marginBlockStart: '6px' }),
} satisfies Variants);
