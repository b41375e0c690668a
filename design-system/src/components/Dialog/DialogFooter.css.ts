import { style } from '@vanilla-extract/css';
import { from, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Buttons at the end; on small screens they share the width. */
export const dialogFooter = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    gap: '8px',
    padding: '12px 16px',
    paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    '@media': {
      // Fits three buttons in 320 px.
      '(max-width: 359px)': { gap: '4px', paddingInline: '6px' },
      [from.sm]: { display: 'flex', justifyContent: 'flex-end', gap: '12px', padding: '16px 24px' },
    },
  }),
);
