import { style } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

/** Codes never break, so the narrowest screens have less padding. */
const narrowestPadding = { '(max-width: 359.98px)': { paddingInline: '8px' } };

export const root = style(
  inComponents({ width: '100%', borderCollapse: 'collapse', border: hairline, ...typeStyle('bodySm') }),
);
export const headerCell = style(
  inComponents({
    padding: '10px 16px',
    ...typeStyle('caption'),
    fontWeight: 600,
    textAlign: 'start',
    overflowWrap: 'normal',
    background: vars.surface.sunken,
    borderBlockEnd: `1px solid ${vars.border.strong}`,
    '@media': narrowestPadding,
  }),
);
export const cell = style(
  inComponents({
    padding: '8px 16px',
    borderBlockEnd: hairline,
    overflowWrap: 'anywhere',
    '@media': narrowestPadding,
  }),
);
export const number = style(inComponents({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
/** A code never breaks: it is copied, and read over the phone. */
export const code = style(
  inComponents({ whiteSpace: 'nowrap', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
);
export const details = style(
  inComponents({ display: 'block', ...typeStyle('caption'), color: vars.text.muted }),
);
export const product = style(inComponents({ display: 'flex', alignItems: 'center', gap: '12px' }));
/** Next to codes, narrow screens have no room for pictures. */
export const widePicture = style(
  inComponents({ display: 'none', '@media': { [from.sm]: { display: 'block' } } }),
);
