import { style } from '@vanilla-extract/css';
import { from, inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Long words from visitors wrap instead of widening the page. */
export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

/** Wide screens show the list beside the record. */
export const back = style(
  inComponents({ '@media': { [from.lg]: { display: 'none' }, [media.print]: { display: 'none' } } }),
);

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1_5'],
  }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    '@media': { [media.print]: { display: 'none' } },
  }),
);
