import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const list = style(
  inComponents({
    ...typeStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space['1'],
    rowGap: '2px',
    // Compensates for 24 px high rows (WCAG 2.5.8), so that the text stays on the line grid.
    marginBlock: '-3px',
  }),
);

export const item = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1'],
    minWidth: 0,
    maxWidth: '100%',
  }),
);

/** Truncates long labels; `title` holds the full text. */
const step = {
  display: 'block',
  minWidth: 0,
  maxWidth: '44ch',
  paddingBlock: '3px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const link = style(
  inComponents({
    ...step,
    borderRadius: vars.radius['1'],
    color: vars.text.muted,
    transition: transition(['color']),
    selectors: { '&:focus-visible': focusRing({ offsetPx: 0 }) },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': {
            color: vars.text.default,
            textDecorationLine: 'underline',
            textUnderlineOffset: '0.2em',
          },
        },
      },
    },
  }),
);

export const current = style(
  inComponents({
    paddingBlock: '3px',
    minWidth: 0,
    color: vars.text.default,
    fontWeight: 500,
    overflowWrap: 'anywhere',
  }),
);

export const plain = style(inComponents({ ...step, color: vars.text.muted }));

export const separator = style(inComponents({ flex: 'none', color: vars.text.disabled, scale: '0.875' }));
