import { from, inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.border.subtle}`;

export const table = style(
  inApp({ width: '100%', borderCollapse: 'collapse', border: hairline, ...typeStyle('bodySm') }),
);
export const headerCell = style(
  inApp({
    padding: '10px 16px',
    ...typeStyle('caption'),
    fontWeight: 600,
    textAlign: 'start',
    overflowWrap: 'normal',
    background: vars.surface.sunken,
    borderBlockEnd: `1px solid ${vars.border.strong}`,
  }),
);
export const cell = style(inApp({ padding: '8px 16px', borderBlockEnd: hairline, overflowWrap: 'anywhere' }));
export const number = style(inApp({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
export const product = style(inApp({ display: 'flex', alignItems: 'center', gap: '12px' }));
export const thumb = style(
  inApp({ flex: 'none', width: '40px', overflow: 'hidden', borderRadius: vars.radius['1'] }),
);

export const fields = style(
  inApp({
    display: 'grid',
    gap: vars.space['1_5'],
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const field = style(inApp({ minWidth: 0 }));
export const term = style(inApp({ ...typeStyle('caption'), color: vars.text.muted }));
export const value = style(
  inApp({ ...typeStyle('bodySm'), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }),
);
