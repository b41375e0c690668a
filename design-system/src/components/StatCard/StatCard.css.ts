import { createVar, style } from '@vanilla-extract/css';
import {
  focusRing,
  from,
  inComponents,
  media,
  panel,
  rem,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const list = style(
  inComponents({
    display: 'grid',
    // Two or four columns; fewer with enlarged text.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(40%, 8rem), 100%), 1fr))',
    gap: vars.space['1_5'],
    '@media': {
      [from.md]: { gap: vars.space['2'] },
      [from.lg]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(21%, 12rem), 1fr))' },
    },
  }),
);

/** Number of characters of the value. */
export const length = createVar();

export const root = style(
  inComponents({
    position: 'relative',
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '12px',
    minWidth: 0,
    padding: '14px',
    ...panel(),
    transition: transition(['border-color', 'box-shadow'], 'base'),
    '@media': {
      [from.md]: { padding: '20px' },
      [media.hover]: {
        selectors: {
          '&:has(a:hover)': { borderColor: vars.border.strong, boxShadow: vars.elevation['2'] },
        },
      },
    },
  }),
);

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    minHeight: '36px',
    ...typeStyle('bodySm'),
    fontWeight: 500,
    color: vars.text.soft,
    overflowWrap: 'anywhere',
  }),
);

/** Covers the whole card. */
export const link = style(
  inComponents({
    minWidth: 0,
    outline: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius['2'] },
    selectors: { '&:focus-visible::after': focusRing() },
    '@media': { [media.hover]: { ':hover': { color: vars.text.link } } },
  }),
);

export const icon = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    color: vars.tone.brand.icon,
    background: vars.tone.brand.surface,
    borderRadius: vars.radius['2'],
    // Hidden where the label needs the space.
    '@media': { '(max-width: 22em)': { display: 'none' } },
  }),
);

/** A digit is at most 0.6em wide. */
const fittingSize = (size: string) => `min(${size}, calc(100cqi / (0.6 * ${length})))`;

/** The same height for the number, its skeleton, and the dash after a failure. */
export const value = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minHeight: '1lh',
    ...typeStyle('heading1'),
    // A number does not wrap: its font is smaller when the card is too narrow.
    whiteSpace: 'nowrap',
    fontSize: fittingSize(String(typeStyle('heading1').fontSize)),
    '@media': { [from.md]: { fontSize: fittingSize(rem(36)), lineHeight: rem(44) } },
  }),
);

export const failed = style(inComponents({ color: vars.text.muted }));
