import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { reservedLines } from '../Card/index.ts';

/** Category names are short: one line suffices in the wide grid. */
export const nameSlot = style(
  inComponents({ '@container': { '(min-width: 190px)': { vars: { [reservedLines]: '1' } } } }),
);

export const nameRow = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space['1'] }),
);
