import { from, inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inApp({ maxWidth: '680px' }));

/** Wider pages have the field in their head. */
export const formOnPhones = style(inApp({ '@media': { [from.md]: { display: 'none' } } }));

export const hits = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2'],
    padding: 0,
    listStyle: 'none',
  }),
);

export const looks = style(
  inApp({ display: 'flex', gap: vars.space['2'], ...typeStyle('bodySm'), color: vars.text.muted }),
);
