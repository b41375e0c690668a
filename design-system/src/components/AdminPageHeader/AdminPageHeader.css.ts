import { style } from '@vanilla-extract/css';
import { from, inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['1_5'],
    '@media': {
      [from.sm]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space['2'],
        minHeight: vars.size.controlMd,
      },
    },
  }),
);

/** Full-width buttons on small screens. */
export const action = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['1'],
    minWidth: 0,
    '@media': { [from.sm]: { display: 'flex', flexWrap: 'wrap' }, [media.print]: { display: 'none' } },
  }),
);

export const wideOnly = style(inComponents({ '@media': { '(max-width: 599.98px)': { display: 'none' } } }));
