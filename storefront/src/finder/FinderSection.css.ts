import { from, inApp, media } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const columns = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space['3']} ${vars.space['5']}`,
    alignItems: 'start',
    // The facets are not printed.
    '@media': {
      [`screen and ${from.md}`]: { gridTemplateColumns: 'clamp(256px, 16rem, 30%) minmax(0, 1fr)' },
    },
  }),
);

/** Facets; on phones they open in a sheet, or are shown here without script. */
export const aside = style(
  inApp({
    minWidth: 0,
    '@media': {
      'screen and (max-width: 899.98px) and (scripting: enabled)': { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const results = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'], minWidth: 0 }),
);

/** On phones below `md`, with script. */
export const open = style(
  inApp({
    '@media': {
      [from.md]: { display: 'none' },
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const groups = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] }),
);

export const group = style(
  inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] }),
);

export const groupHeader = style(
  inApp({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space['1_5']}` }),
);

/** At the end above the table; it needs script. */
export const copy = style(
  inApp({
    display: 'flex',
    justifyContent: 'flex-end',
    '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);
