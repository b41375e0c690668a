import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, transition, typeStyle, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const row = style(
  inComponents({
    background: vars.surface.page,
    breakInside: 'avoid',
    '@media': {
      [media.hover]: { ':hover': { background: vars.surface.selectedSoft } },
      // Without scripts and in print, every row is shown.
      'screen and (scripting: enabled)': { selectors: { '&[data-folded]': { display: 'none' } } },
    },
  }),
);

export const cell = style(
  inComponents({
    ...typeStyle('bodySm'),
    height: '44px',
    paddingBlock: '4px',
    paddingInline: '12px',
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    background: 'inherit',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@media': {
      [media.coarse]: { height: '52px' },
      [media.print]: { height: 'auto', paddingInline: '6px' },
    },
  }),
);

export const text = style(inComponents({ textAlign: 'start' }));

/** On phones the table scrolls sideways instead of breaking a name into many lines. */
export const product = style(
  inComponents({ '@media': { 'screen and (max-width: 599.98px)': { minWidth: '11rem' } } }),
);

/** Stays at the start while the values scroll. */
export const code = style(
  inComponents({
    ...typeStyle('data'),
    position: 'sticky',
    insetInlineStart: 0,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums slashed-zero',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '@media': { [media.print]: { position: 'static' } },
  }),
);

/** A code that wraps stays beside its checkbox. */
export const codeLine = style(inComponents({ display: 'flex', alignItems: 'center' }));

/** Touch target around the checkbox. */
export const tick = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '24px',
    height: '32px',
    marginInline: '-4px 8px',
    '@media': {
      [media.coarse]: { width: '44px', height: '44px', marginInline: '-12px 0' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const tickBox = style(
  inComponents({
    width: '18px',
    height: '18px',
    margin: 0,
    accentColor: vars.action.primary.rest,
    ':focus-visible': focusRing(),
  }),
);

export const link = style(
  inComponents({
    // On phones most codes wrap to two lines, instead of one for each part.
    minWidth: '4.5rem',
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing() },
    '@media': { [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } } },
  }),
);

export const note = style(
  inComponents({ ...typeStyle('micro'), display: 'block', color: vars.text.muted, fontWeight: 400 }),
);

/** A value that does not wrap. */
export const measure = style(inComponents({ whiteSpace: 'nowrap' }));

/** The dash of a missing value; screen readers read the hidden text instead. */
export const missing = style(
  inComponents({
    color: vars.text.muted,
    '::before': { content: ['"-"', '"-" / ""'] },
  }),
);

export const hidden = style(inComponents(visuallyHidden));

/** Shown on hover and focus; touch and narrow screens copy a code on its product's page. */
export const copy = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    marginBlock: '-4px',
    marginInlineStart: '4px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius['1'],
    background: 'none',
    color: vars.text.muted,
    cursor: 'pointer',
    opacity: 0,
    selectors: {
      '&:focus-visible': { ...focusRing({ offsetPx: 0 }), opacity: 1 },
      [`${row}:hover &`]: { opacity: 1 },
    },
    '@media': {
      '(hover: none), (max-width: 599.98px)': { display: 'none' },
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  }),
);

export const action = style(
  inComponents({
    width: '1px',
    paddingInlineStart: '4px',
    '@media': {
      // Without script, a button needs the address of its form.
      [media.noScript]: { selectors: { '&:not(:has([action]))': { display: 'none' } } },
      [media.print]: { display: 'none' },
    },
  }),
);

export const add = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    padding: 0,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['1'],
    background: vars.surface.page,
    color: vars.text.link,
    cursor: 'pointer',
    verticalAlign: 'middle',
    transition: transition(['background-color', 'border-color']),
    selectors: { '&:focus-visible': focusRing({ offsetPx: 0 }) },
    '@media': {
      [media.hover]: { ':hover': { background: vars.surface.selected, borderColor: vars.border.focus } },
      [media.coarse]: { width: '40px', height: '40px' },
    },
  }),
);

export const added = style(
  inComponents({
    color: vars.tone.success.text,
    background: vars.tone.success.surface,
    borderColor: vars.tone.success.border,
  }),
);
