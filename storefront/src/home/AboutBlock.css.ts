import { from, inApp, rem, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(
  inApp({
    display: 'grid',
    gap: vars.space['4'],
    '@media': {
      [from.md]: { gridTemplateColumns: '615fr 585fr', gap: vars.space['5'], alignItems: 'center' },
      [from.lg]: { gap: vars.space['10'] },
    },
  }),
);

export const picture = style(inApp({ borderRadius: vars.radius['3'], overflow: 'hidden' }));
export const textBlock = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2'],
    justifyItems: 'start',
  }),
);

export const eyebrow = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    ...typeStyle('caption'),
    fontWeight: 600,
    color: vars.text.link,
    '::before': { content: '', width: '20px', height: '2px', background: 'currentColor' },
  }),
);

export const headline = style(
  inApp({ ...typeStyle('displayLg'), overflowWrap: 'anywhere', textWrap: 'balance' }),
);

export const counters = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    width: '100%',
    marginBlockStart: vars.space['3'],
    borderBlockStart: `1px solid ${vars.border.strong}`,
  }),
);

export const counter = style(
  inApp({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    // Columns of one width, unless a figure needs more; then the last ones make a row of their own.
    flex: '1 1 0',
    minWidth: 'max-content',
    paddingBlockStart: vars.space['2'],
    paddingInline: vars.space['1_5'],
    '@media': { [from.lg]: { paddingInline: vars.space['3'] } },
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '& + &': { borderInlineStart: hairline },
    },
  }),
);

export const figure = style(inApp({ ...typeStyle('figure'), margin: 0 }));
export const label = style(
  inApp({
    ...typeStyle('caption'),
    color: vars.text.muted,
    '@media': { [from.md]: { fontSize: rem(14), lineHeight: rem(20) } },
  }),
);
export const more = style(inApp({ marginBlockStart: vars.space['2'] }));
