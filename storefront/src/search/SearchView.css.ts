import { from, inApp, media } from '@elvora/design-system/styles';
import { style } from '@vanilla-extract/css';

export const form = style(inApp({ maxWidth: '680px', '@media': { [media.print]: { display: 'none' } } }));

/** From `md` up the header has the search field. */
export const formOnPhones = style(
  inApp({ '@media': { [from.md]: { display: 'none' }, [media.print]: { display: 'none' } } }),
);
