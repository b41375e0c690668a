import { style } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'grid',
    gap: vars.space['3'],
    overflowWrap: 'anywhere',
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '36px 32px' } },
  }),
);

/** A row on narrow screens; from `sm` the icon stands above the words. */
export const item = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: '14px',
    alignContent: 'start',
    '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space['1'] } },
  }),
);

export const icon = style(inComponents({ display: 'flex', color: vars.action.primary.rest }));
export const text = style(
  inComponents({ ...typeStyle('bodySm'), color: vars.text.soft, marginBlockStart: '2px' }),
);
