import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const header = style(
  inApp({
    display: 'grid',
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

/** Its buttons fill a small screen. */
export const action = style(
  inApp({
    display: 'grid',
    gap: vars.space['1'],
    '@media': { [from.sm]: { display: 'flex' }, print: { display: 'none' } },
  }),
);

export const wideAction = style(inApp({ '@media': { '(max-width: 599.98px)': { display: 'none' } } }));
