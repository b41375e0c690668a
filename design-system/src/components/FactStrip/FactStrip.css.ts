import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', margin: 0 }));

export const fact = style(
  inComponents({
    minWidth: 0,
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${vars.border.strong}`, paddingInlineStart: '24px' },
    },
  }),
);

export const label = style(
  inComponents({ ...typeStyle('caption'), margin: 0, color: vars.text.muted, overflowWrap: 'anywhere' }),
);

export const value = style(
  inComponents({
    ...typeStyle('heading4'),
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
