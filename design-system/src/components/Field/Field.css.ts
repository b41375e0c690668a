import { style } from '@vanilla-extract/css';
import { inComponents, media, rem, transition, typeStyle, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ display: 'grid', gap: '6px', minWidth: 0, alignContent: 'start' }));

export const label = style(
  inComponents({ ...typeStyle('bodySm'), fontWeight: 500, overflowWrap: 'anywhere', justifySelf: 'start' }),
);

export const required = style(inComponents({ color: vars.tone.accent.icon }));
export const optional = style(
  inComponents({ ...typeStyle('caption'), color: vars.text.muted, marginInlineStart: '4px' }),
);

export const notes = style(inComponents({ display: 'flex', gap: vars.space['2'], minWidth: 0 }));
export const messages = style(
  inComponents({ display: 'grid', gap: '4px', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }),
);
export const hint = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const error = style(
  inComponents({ display: 'flex', gap: '6px', ...typeStyle('caption'), color: vars.text.danger }),
);
export const errorIcon = style(inComponents({ flex: 'none', paddingBlockStart: '1px' }));

export const count = style(
  inComponents({
    flex: 'none',
    marginInlineStart: 'auto',
    ...typeStyle('caption'),
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
export const over = style(inComponents({ color: vars.text.danger, fontWeight: 600 }));

/** Box of a control, with its border and focus ring; the control inside has neither. */
export const box = style(
  inComponents({
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    minHeight: vars.size.controlMd,
    color: vars.text.default,
    background: vars.surface.page,
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius['2'],
    // Replaces the shadows below in forced colours.
    outline: '2px solid transparent',
    outlineOffset: '1px',
    outlineStyle: 'none',
    transition: transition(['border-color', 'box-shadow']),
    selectors: {
      '&:has(> [aria-invalid="true"])': {
        borderColor: vars.border.error,
        boxShadow: `inset 0 0 0 1px ${vars.border.error}`,
      },
      '&:has(> :autofill)': { background: vars.surface.selectedSoft },
      '&:has(> :disabled)': {
        background: vars.surface.sunken,
        borderColor: vars.border.subtle,
        cursor: 'not-allowed',
      },
      '&:has(> :focus)': {
        borderColor: vars.border.focus,
        boxShadow: `inset 0 0 0 1px ${vars.border.focus}, 0 0 0 3px ${vars.focus.halo}`,
        outlineStyle: 'solid',
      },
      '&:has(> [aria-invalid="true"]:focus)': {
        borderColor: vars.border.error,
        boxShadow: `inset 0 0 0 1px ${vars.border.error}, 0 0 0 3px ${vars.focus.haloError}`,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:has(> :focus, > :disabled, > [aria-invalid="true"]))': {
            borderColor: vars.border.controlHover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: { '&:has(> :disabled)': { borderColor: 'GrayText' } },
      },
    },
  }),
);

/** 16 px on touch screens prevents iOS from zooming into the field. */
export const control = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    width: '100%',
    margin: 0,
    paddingInline: '12px',
    paddingBlock: '8px',
    ...typeStyle('bodyMd'),
    fontSize: rem(15),
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    appearance: 'none',
    textOverflow: 'ellipsis',
    '::placeholder': { color: vars.text.muted, opacity: 1 },
    selectors: {
      // The browser's autofill background covers the text area only; the box is coloured instead.
      '&:autofill': {
        WebkitTextFillColor: vars.text.default,
        boxShadow: `inset 0 0 0 100px ${vars.surface.selectedSoft}`,
      },
      '&:disabled': {
        color: vars.text.muted,
        WebkitTextFillColor: 'currentColor',
        opacity: 1,
        cursor: 'not-allowed',
      },
    },
    // The border of the box counts towards the touch target.
    '@media': { [media.coarse]: { fontSize: rem(16), marginBlock: '-1px' } },
  }),
);

export const group = style(inComponents({ display: 'grid', gap: '6px', minWidth: 0, outline: 'none' }));
export const legend = style(
  inComponents({ ...typeStyle('bodySm'), fontWeight: 500, marginBlockEnd: '6px', overflowWrap: 'anywhere' }),
);
export const hiddenLegend = style(inComponents(visuallyHidden));
export const groupItems = style(
  inComponents({
    display: 'grid',
    gap: vars.space['1'],
    '@media': { [media.coarse]: { gap: 0 } },
  }),
);
