import { style } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  media,
  segment as segmentRule,
  segments as segmentsRule,
  selectedSegment,
  typeStyle,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    gap: vars.space['1_5'],
    alignItems: 'center',
    ...typeStyle('caption'),
    color: vars.text.muted,
    '@media': { [from.md]: { justifyContent: 'flex-end' }, [media.print]: { display: 'none' } },
  }),
);

export const segments = style(inComponents({ ...segmentsRule(), flexWrap: 'wrap', minWidth: 0 }));

export const segment = style(
  inComponents({
    ...segmentRule(),
    minWidth: 0,
    overflowWrap: 'anywhere',
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
