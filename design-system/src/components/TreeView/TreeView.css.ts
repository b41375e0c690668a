import { createVar, style } from '@vanilla-extract/css';
import {
  focusRing,
  inComponents,
  media,
  panel,
  touchTarget,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Level of the row, from 0. */
export const depth = createVar();

export const root = style(inComponents({ position: 'relative' }));

export const tree = style(
  inComponents({
    display: 'grid',
    ...panel(),
    outline: 'none',
  }),
);

const dropTarget = {
  background: vars.surface.selected,
  outline: `2px solid ${vars.border.focus}`,
  outlineOffset: '-2px',
};

export const item = style(
  inComponents({
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      // `~`, because drop indicators can be in between.
      '& ~ &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
      '&[data-focus-visible]': focusRing({ offsetPx: -2 }),
      '&[data-hovered]': { background: vars.surface.hover },
      '&[data-selected]': { background: vars.surface.selected },
      '&[data-dragging]': { opacity: 0.5 },
      '&[data-drop-target]': dropTarget,
    },
  }),
);

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '48px',
    paddingBlock: '4px',
    // Keeps deep levels readable on phones: smaller indents, at most eight.
    paddingInline: `calc(8px + min(${depth}, 8) * clamp(12px, 2vw, 24px)) 8px`,
  }),
);

/** Drag handle and expand button. */
const handle = {
  display: 'grid',
  placeItems: 'center',
  height: '32px',
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius['2'],
  outline: 'none',
} as const;

export const gripSlot = style(inComponents({ flex: 'none', marginInline: '-4px -8px', cursor: 'grab' }));

export const grip = style(
  inComponents({
    ...handle,
    width: '24px',
    color: vars.text.muted,
    selectors: { '&[data-focus-visible]': focusRing({ offsetPx: 0 }) },
  }),
);

export const selectionBox = style(
  inComponents({ flex: 'none', display: 'grid', placeItems: 'center', width: '32px', height: '32px' }),
);
export const selectionMark = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    color: vars.text.onFill,
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius['1'],
    selectors: {
      [`${selectionBox}[data-selected] &`]: {
        background: vars.action.primary.rest,
        borderColor: vars.action.primary.rest,
      },
      [`${selectionBox}[data-focus-visible] &`]: focusRing({ offsetPx: 1 }),
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${selectionBox}[data-selected] &`]: {
            color: 'HighlightText',
            background: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const chevronSlot = style(inComponents({ flex: 'none', width: '32px', height: '32px' }));

export const chevron = style(
  inComponents({
    ...handle,
    position: 'relative',
    width: '32px',
    color: vars.text.soft,
    cursor: 'pointer',
    transition: transition(['transform'], 'base'),
    selectors: {
      [`${item}[data-expanded] > * > * > ${chevronSlot} > &`]: { transform: 'rotate(90deg)' },
      [`${item}[data-expanded] > * > * > ${chevronSlot} > &:dir(rtl)`]: { transform: 'rotate(-90deg)' },
      '&[data-focus-visible]': focusRing({ offsetPx: 0 }),
      '&[data-hovered]': { background: vars.surface.sunken },
    },
    '@media': { [media.coarse]: { '::after': touchTarget } },
  }),
);

export const label = style(
  inComponents({
    flex: '1 1 5rem',
    minWidth: 0,
    ...typeStyle('bodySm'),
    fontWeight: 500,
    overflowWrap: 'anywhere',
    '@media': { [media.hover]: { selectors: { [`${item}[data-hovered] &`]: { color: vars.text.link } } } },
  }),
);

export const facts = style(
  inComponents({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    ...typeStyle('caption'),
    color: vars.text.soft,
  }),
);

export const actions = style(inComponents({ display: 'inline-flex', gap: '4px', marginInlineStart: 'auto' }));

/** Sticks to the viewport, for long trees. */
export const rootDropZone = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: '8px',
    display: 'grid',
    placeItems: 'center',
    minHeight: '48px',
    marginBlockStart: '8px',
    paddingInline: '16px',
    ...typeStyle('bodySm'),
    fontWeight: 500,
    color: vars.text.link,
    background: vars.surface.page,
    border: `1px dashed ${vars.border.control}`,
    borderRadius: vars.radius['2'],
    selectors: { '&[data-drop-target]': dropTarget },
  }),
);
