import {
  selectedSegment,
  focusRing,
  from,
  inApp,
  media,
  segment,
  segments,
  typeStyle,
} from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inApp({ maxWidth: '680px', '@media': { [media.print]: { display: 'none' } } }));

/** Wider pages have the field in their head. */
export const formOnPhones = style(
  inApp({ '@media': { [from.md]: { display: 'none' }, [media.print]: { display: 'none' } } }),
);

export const hits = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['2'],
    padding: 0,
    listStyle: 'none',
  }),
);

export const viewSwitch = style(
  inApp({
    display: 'flex',
    gap: vars.space['1_5'],
    alignItems: 'center',
    ...typeStyle('caption'),
    color: vars.text.muted,
    '@media': { [from.md]: { justifyContent: 'flex-end' }, [media.print]: { display: 'none' } },
  }),
);

/** Looks as a segmented control, and is made of links: each look has its address. */
export const viewOptions = style(inApp(segments()));

export const viewOption = style(
  inApp({
    ...segment(),
    textDecoration: 'none',
    ':focus-visible': focusRing({ offsetPx: 0 }),
    selectors: { '&[aria-current]': selectedSegment() },
    '@media': {
      [media.hover]: { ':hover': { color: vars.text.default } },
      [media.coarse]: { minHeight: '44px' },
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  }),
);
