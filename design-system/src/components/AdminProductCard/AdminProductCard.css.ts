import { style } from '@vanilla-extract/css';
import { inComponents, media, panel, rem, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minWidth: 0,
    containerType: 'inline-size',
    padding: '10px 16px 16px',
    ...panel(),
    transition: transition(['border-color', 'box-shadow'], 'base'),
    '@media': {
      [media.hover]: { ':hover': { borderColor: vars.border.strong, boxShadow: vars.elevation['2'] } },
      [media.print]: { breakInside: 'avoid' },
    },
  }),
);

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.controlSm,
    marginInlineEnd: '-8px',
  }),
);

const singleLine = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
/** At 200 % text a line holds a word or two, so names wrap. */
const wrapsWhenNarrow = {
  '@container': { [`(max-width: ${rem(176)})`]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
} as const;

export const name = style(
  inComponents({ flex: 1, minWidth: 0, ...typeStyle('heading5'), overflowWrap: 'anywhere' }),
);
export const category = style(
  inComponents({ ...typeStyle('caption'), color: vars.text.muted, ...singleLine, ...wrapsWhenNarrow }),
);

/** Keeps its line when empty, so that the cards of a row align. */
export const description = style(
  inComponents({
    marginBlockStart: '6px',
    minHeight: '1lh',
    ...typeStyle('bodySm'),
    color: vars.text.soft,
    ...singleLine,
  }),
);

export const flags = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '24px',
    marginBlockStart: '12px',
  }),
);
export const noFlags = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const pictures = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '8px',
    marginBlockStart: '14px',
  }),
);

export const picture = style(
  inComponents({
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['1'],
  }),
);
