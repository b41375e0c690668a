import { style } from '@vanilla-extract/css';
import {
  focusRing,
  inComponents,
  media,
  segment,
  segments,
  selectedSegment,
  typeStyle,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const content = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '14px',
    paddingBlockEnd: vars.space['2'],
    overflowWrap: 'anywhere',
  }),
);

/** The handles reach beyond the track by half their width. */
export const scale = style(
  inComponents({
    position: 'relative',
    marginInline: '9px',
    marginBlockEnd: '9px',
    '@media': { [media.coarse]: { marginInline: '12px', marginBlockEnd: '12px' } },
  }),
);

export const fields = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space['1'],
  }),
);

export const between = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const field = style(inComponents({ '@media': { [media.coarse]: { minHeight: '44px' } } }));

export const input = style(inComponents({ fontVariantNumeric: 'tabular-nums', paddingInlineEnd: '4px' }));

export const unit = style(
  inComponents({
    ...typeStyle('bodySm'),
    alignSelf: 'center',
    paddingInlineEnd: '12px',
    color: vars.text.muted,
  }),
);

export const hint = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted, margin: 0 }));

export const units = style(inComponents({ ...segments(), flexWrap: 'wrap', minWidth: 0 }));

export const unitLink = style(
  inComponents({
    ...typeStyle('caption'),
    ...segment(),
    minWidth: 0,
    minHeight: '24px',
    paddingInline: '10px',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': selectedSegment(),
      '&:focus-visible': focusRing({ offsetPx: 0 }),
    },
    '@media': {
      [media.hover]: { ':hover': { color: vars.text.default } },
      [media.coarse]: { minHeight: '34px' },
      [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
  }),
);

/** The selected one is bold. */
export const unitSpace = style(inComponents({ fontWeight: 600, '::before': { content: 'attr(data-name)' } }));
