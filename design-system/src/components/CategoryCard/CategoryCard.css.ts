import { style } from '@vanilla-extract/css';
import { from, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { reservedLines } from '../Card/index.ts';

/** Names of categories are short: on wide pages they stand on one line. */
export const place = style(inComponents({ '@media': { [from.lg]: { vars: { [reservedLines]: '1' } } } }));

export const line = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space['1'] }),
);
