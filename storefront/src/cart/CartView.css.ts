import { from, inApp, media } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const columns = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)', alignItems: 'start' },
      [from.lg]: { columnGap: vars.space['6'] },
      [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

/** The panel itself is the column's content: it sticks within the height of the list. */
export const checkout = style(inApp({ display: 'contents' }));

/** Spans the columns of the list. */
export const postedLine = style(inApp({ gridColumn: '1 / -1' }));
