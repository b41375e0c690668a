import { focusRing, from, inApp, media, transition, typeStyle } from '@elvora/design-system/styles';
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
  inApp({
    display: 'flex',
    gap: vars.space['1_5'],
    alignItems: 'center',
    ...typeStyle('caption'),
    color: vars.text.muted,
    '@media': { [from.md]: { justifyContent: 'flex-end' } },
  }),
);

/** Looks as a segmented control, and is made of links: each look has its address. */
export const choices = style(
  inApp({
    display: 'inline-flex',
    gap: '2px',
    padding: '2px',
    background: vars.surface.sunken,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['2'],
  }),
);

export const choice = style(
  inApp({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    paddingInline: vars.space['1_5'],
    fontWeight: 500,
    color: vars.text.soft,
    textDecoration: 'none',
    border: '1px solid transparent',
    borderRadius: vars.radius['1'],
    transition: transition(['background-color', 'color']),
    ':focus-visible': focusRing({ offsetPx: 0 }),
    selectors: {
      '&[aria-current]': {
        fontWeight: 600,
        color: vars.text.default,
        background: vars.surface.page,
        borderColor: vars.border.subtle,
        boxShadow: vars.elevation['1'],
      },
    },
    '@media': {
      [media.hover]: { ':hover': { color: vars.text.default } },
      [media.coarse]: { minHeight: '44px' },
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  }),
);
