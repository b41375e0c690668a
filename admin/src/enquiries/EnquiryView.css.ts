import { from, inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.border.subtle}`;

/** What strangers write without a space is broken, and never wider than its place. */
export const root = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

/** The list stands beside it on wide screens. */
export const back = style(
  inApp({ '@media': { [from.lg]: { display: 'none' }, print: { display: 'none' } } }),
);

export const header = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1_5'],
  }),
);

export const facts = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: vars.space['2'],
    paddingBlock: vars.space['2'],
    borderBlock: hairline,
  }),
);
export const fact = style(inApp({ minWidth: 0 }));
export const term = style(inApp({ ...typeStyle('caption'), color: vars.text.muted }));
export const value = style(
  inApp({ ...typeStyle('bodySm'), fontWeight: 500, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }),
);

/** An empty one leaves no empty box on paper. */
export const note = style(
  inApp({
    width: '100%',
    '@media': { print: { selectors: { '&:has(:placeholder-shown)': { display: 'none' } } } },
  }),
);

export const actions = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    '@media': { print: { display: 'none' } },
  }),
);
