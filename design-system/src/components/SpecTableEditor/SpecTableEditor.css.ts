import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars, zIndex } from '../../theme/index.ts';
import { maxHeight } from './SpecGrid.css.ts';

export const root = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0, minHeight: 0 }),
);
export const fillsHeight = style(inComponents({ height: '100%' }));
/** Covers the screen, or the dialog that contains the table. */
export const fullScreen = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.dialog,
    padding: '12px',
    background: vars.surface.page,
  }),
);
export const ownHeight = style(inComponents({ vars: { [maxHeight]: 'max(240px, min(70dvh, 640px))' } }));

export const toolbar = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  }),
);

/** Omitted on small screens to leave room for the table. */
export const summary = style(
  inComponents({
    ...typeStyle('bodySm'),
    color: vars.text.muted,
    display: 'none',
    '@media': { [from.sm]: { display: 'block' } },
  }),
);

export const tools = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '8px',
    width: '100%',
    '@media': { [from.sm]: { display: 'flex', width: 'auto', marginInlineStart: 'auto' } },
  }),
);
export const iconButtons = style(
  inComponents({
    display: 'flex',
    gridColumn: '1 / -1',
    gridRow: 2,
    '@media': { [from.sm]: { gridRow: 1 } },
  }),
);

export const report = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 16px',
    paddingBlock: '4px',
    paddingInline: '12px 4px',
    ...typeStyle('bodySm'),
    background: vars.tone.brand.surface,
    borderRadius: vars.radius['2'],
    outline: '1px solid transparent',
  }),
);
/** Cancels the gap of the empty status region. */
export const emptyReport = style(inComponents({ marginBlockStart: '-12px' }));
export const reportText = style(inComponents({ flex: 1, minWidth: 'min(12rem, 100%)', paddingBlock: '6px' }));

export const keys = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 16px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...typeStyle('caption'),
    color: vars.text.muted,
    '@media': { [media.coarse]: { display: 'none' } },
  }),
);
export const key = style(inComponents({ display: 'flex', alignItems: 'center', gap: '4px' }));
export const keyCap = style(
  inComponents({
    ...typeStyle('micro'),
    fontFamily: 'inherit',
    padding: '1px 6px',
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius['1'],
  }),
);

export const start = style(
  inComponents({
    borderRadius: vars.radius['2'],
    selectors: { '&:focus-visible': focusRing() },
  }),
);

export const invalid = style(
  inComponents({
    display: 'grid',
    justifyItems: 'start',
    gap: '8px',
    padding: '16px',
    ...typeStyle('bodySm'),
    background: vars.tone.warning.surface,
    border: `1px solid ${vars.tone.warning.border}`,
    borderRadius: vars.radius['2'],
  }),
);
export const invalidTitle = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    ...typeStyle('heading5'),
    color: vars.tone.warning.text,
  }),
);
export const raw = style(
  inComponents({
    width: '100%',
    padding: '8px 12px',
    fontFamily: 'monospace',
    fontSize: 'inherit',
    color: vars.text.default,
    background: vars.surface.page,
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius['2'],
    resize: 'vertical',
    direction: 'ltr',
    selectors: { '&:focus-visible': focusRing() },
  }),
);
