import { from, inApp } from '@elvora/design-system/styles';
import { headerHeightPx, vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const story = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    '@media': {
      [from.md]: {
        gridTemplateColumns: 'minmax(0, 640px) minmax(0, 480px)',
        justifyContent: 'space-between',
      },
    },
  }),
);

/** Sticks beside the story. */
export const aside = style(
  inApp({
    display: 'grid',
    gap: vars.space['3'],
    alignSelf: 'start',
    '@media': { [from.md]: { position: 'sticky', insetBlockStart: `${headerHeightPx.full + 24}px` } },
  }),
);
