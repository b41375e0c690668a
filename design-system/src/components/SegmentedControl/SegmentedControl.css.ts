import { style } from '@vanilla-extract/css';
import {
  selectedSegment,
  focusRing,
  inComponents,
  media,
  segment,
  segments,
  typeStyle,
  visuallyHidden,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    ...segments(),
    // Options that do not fit wrap into further rows.
    flexWrap: 'wrap',
    maxWidth: '100%',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const option = style(
  inComponents({
    ...typeStyle('caption'),
    ...segment(),
    position: 'relative',
    justifyContent: 'center',
    gap: '6px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': selectedSegment(),
      '&:has(:focus-visible)': focusRing({ offsetPx: 0 }),
      '&:has(:disabled)': { cursor: 'default' },
      '&:has(:disabled:not(:checked))': { color: vars.text.muted },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { color: vars.text.default } } },
      [media.coarse]: { minHeight: '44px' },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const input = style(inComponents(visuallyHidden));
