import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from, inComponents, rem, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const lineHeight = rem(24);

/** Index of a highlighted line. */
export const line = createVar();

export const header = style(
  inComponents({ display: 'flex', justifyContent: 'space-between', paddingBlockEnd: '6px' }),
);
export const label = style(
  inComponents({ ...typeStyle('bodySm'), fontWeight: 600, color: vars.text.default }),
);
export const count = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const box = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    height: '176px',
    overflowY: 'auto',
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius['2'],
    outline: '2px solid transparent',
    selectors: {
      '&:has(textarea:focus)': {
        borderColor: vars.border.focus,
        boxShadow: `inset 0 0 0 1px ${vars.border.focus}, 0 0 0 3px ${vars.focus.halo}`,
      },
    },
    '@media': { [from.md]: { height: 'clamp(176px, 100vh - 480px, 424px)' } },
  }),
);

export const numbers = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontFamily: 'inherit',
    lineHeight,
    minHeight: '100%',
    height: 'max-content',
    margin: 0,
    paddingBlock: '8px',
    paddingInline: '10px',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    color: vars.text.muted,
    background: vars.surface.sunken,
    borderInlineEnd: `1px solid ${vars.border.subtle}`,
  }),
);

export const field = style(inComponents({ position: 'relative', minWidth: 0 }));

export const mark = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    top: `calc(8px + ${line} * ${lineHeight})`,
    height: lineHeight,
    pointerEvents: 'none',
  }),
);
export const marks = styleVariants({
  choose: inComponents({ background: vars.tone.warning.surface }),
  text: inComponents({ background: vars.surface.sunken }),
});

export const area = style(
  inComponents({
    ...typeStyle('bodyMd'),
    lineHeight,
    position: 'relative',
    display: 'block',
    width: '100%',
    minHeight: '100%',
    paddingBlock: '8px',
    paddingInline: '12px',
    border: 0,
    outline: 'none',
    resize: 'none',
    overflowX: 'auto',
    overflowY: 'hidden',
    background: 'none',
    color: vars.text.default,
    whiteSpace: 'pre',
  }),
);
