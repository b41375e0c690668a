import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const line = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space['1'] }),
);
