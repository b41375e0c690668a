import { from, inApp, rem } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.border.subtle}`;

export const panel = style(
  inApp({
    background: vars.surface.page,
    border: hairline,
    borderRadius: vars.radius['2'],
    '@media': {
      [from.lg]: { display: 'grid', gridTemplateColumns: '400px minmax(0, 1fr)' },
      print: { display: 'block', border: 0 },
    },
  }),
);

export const list = style(
  inApp({
    containerType: 'inline-size',
    minWidth: 0,
    '@media': { [from.lg]: { borderInlineEnd: hairline }, print: { display: 'none' } },
  }),
);

/** Makes room for the open one where there is no place beside it. */
export const hiddenWhileOpen = style(
  inApp({
    display: 'none',
    '@media': { [from.lg]: { display: 'block' }, print: { display: 'none' } },
  }),
);

export const search = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${rem(136)}`,
    '@container': { '(max-width: 18rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    gap: vars.space['1'],
    padding: vars.space['1_5'],
    borderBlockEnd: hairline,
  }),
);

export const note = style(inApp({ padding: vars.space['2'] }));

export const detail = style(
  inApp({
    minWidth: 0,
    padding: vars.space['2'],
    '@media': { [from.md]: { padding: vars.space['3'] }, print: { padding: 0 } },
  }),
);

export const noDetail = style(inApp({ display: 'none', '@media': { [from.lg]: { display: 'block' } } }));
