import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'], margin: 0 }),
);

export const item = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' }),
);

export const label = style(
  inComponents({
    overflowWrap: 'anywhere',
    display: 'flex',
    gap: '20px',
    alignItems: 'center',
    ...typeStyle('bodyMd'),
    fontWeight: 600,
  }),
);
export const icon = style(inComponents({ flex: 'none', display: 'grid', color: vars.text.link }));
export const value = style(
  inComponents({
    ...typeStyle('bodySm'),
    margin: 0,
    paddingInlineStart: '40px',
    overflowWrap: 'anywhere',
    color: vars.text.soft,
  }),
);
