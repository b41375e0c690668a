import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const row = style(
  inComponents({ display: 'flex', alignItems: 'stretch', minHeight: '96px', height: '100%' }),
);

export const picture = style(
  inComponents({ flex: 'none', width: '96px', background: vars.surface.photo, overflow: 'hidden' }),
);

export const text = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    display: 'grid',
    alignContent: 'center',
    rowGap: '3px',
    padding: '8px 14px',
  }),
);
