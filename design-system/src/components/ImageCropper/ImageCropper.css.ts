import { createVar, fallbackVar, style, type StyleRule } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, touchTarget, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const pictureRatio = createVar();
export const cropX = createVar();
export const cropY = createVar();
export const cropWidth = createVar();
export const cropHeight = createVar();
export const pointX = createVar();
export const pointY = createVar();

export const root = style(
  inComponents({ display: 'grid', gap: vars.space['2'], ...typeStyle('bodySm'), color: vars.text.default }),
);

/** Has the ratio of the picture, and room for the handles around it. */
export const stage = style(
  inComponents({
    position: 'relative',
    justifySelf: 'center',
    width: `min(100% - 24px, min(50vh, 30rem) * ${fallbackVar(pictureRatio, '1')})`,
    aspectRatio: fallbackVar(pictureRatio, '1'),
    marginBlock: '12px',
    background: vars.surface.photo,
    userSelect: 'none',
  }),
);
export const picture = style(
  inComponents({
    display: 'block',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    color: 'transparent',
  }),
);

const cropBox: StyleRule = {
  position: 'absolute',
  left: cropX,
  top: cropY,
  width: cropWidth,
  height: cropHeight,
};

export const clip = style(
  inComponents({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }),
);
export const shade = style(inComponents({ ...cropBox, boxShadow: `0 0 0 200vmax ${vars.scrim.dialog}` }));

const line = `1px solid ${vars.surface.page}`;

/** The kept part, with lines that divide it into thirds. */
export const crop = style(
  inComponents({
    ...cropBox,
    cursor: 'move',
    touchAction: 'none',
    outline: line,
    boxShadow: `0 0 0 2px ${vars.border.focus}`,
    '::before': {
      content: '',
      position: 'absolute',
      inset: '0 33.3%',
      borderInline: line,
      opacity: 0.6,
      pointerEvents: 'none',
    },
    '::after': {
      content: '',
      position: 'absolute',
      inset: '33.3% 0',
      borderBlock: line,
      opacity: 0.6,
      pointerEvents: 'none',
    },
    selectors: { '&:has(> :focus-visible)': focusRing({ offsetPx: 3 }) },
  }),
);

/** Invisible and above the handle, for focus only. */
export const range = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
);

/** Box of the handles: presses beside them reach the crop. */
export const handles = style(inComponents({ ...cropBox, pointerEvents: 'none' }));

export const handle = style(
  inComponents({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    transform: 'translate(-50%, -50%)',
    touchAction: 'none',
    pointerEvents: 'auto',
    '::before': {
      content: '',
      background: vars.surface.page,
      border: `2px solid ${vars.border.focus}`,
      borderRadius: vars.radius['1'],
    },
    selectors: {
      '&[data-x="-1"]': { left: 0 },
      '&[data-x="0"]': { left: '50%' },
      '&[data-x="1"]': { left: '100%' },
      '&[data-y="-1"]': { top: 0 },
      '&[data-y="0"]': { top: '50%' },
      '&[data-y="1"]': { top: '100%' },
      '&:has(> :focus-visible)::before': focusRing(),
    },
  }),
);

/** Reaches along the full side. */
export const side = style(
  inComponents({
    selectors: {
      '&[data-x="0"]': { width: '100%', minWidth: '24px', height: '24px', cursor: 'ns-resize' },
      '&[data-y="0"]': { width: '24px', height: '100%', minHeight: '24px', cursor: 'ew-resize' },
      '&[data-x="0"]::before': { width: '22px', height: '8px' },
      '&[data-y="0"]::before': { width: '8px', height: '22px' },
    },
    '@media': {
      [media.coarse]: {
        selectors: {
          '&[data-x="0"]': { minWidth: '44px', height: '44px' },
          '&[data-y="0"]': { width: '44px', minHeight: '44px' },
        },
      },
    },
  }),
);

export const corner = style(
  inComponents({
    width: '24px',
    height: '24px',
    '::before': { width: '14px', height: '14px' },
    selectors: {
      '&[data-x="-1"][data-y="-1"], &[data-x="1"][data-y="1"]': { cursor: 'nwse-resize' },
      '&[data-x="1"][data-y="-1"], &[data-x="-1"][data-y="1"]': { cursor: 'nesw-resize' },
    },
    '@media': { [media.coarse]: { width: '44px', height: '44px' } },
  }),
);

/** A ring around the point. */
export const point = style(
  inComponents({
    position: 'absolute',
    left: pointX,
    top: pointY,
    width: '28px',
    height: '28px',
    transform: 'translate(-50%, -50%)',
    borderRadius: vars.radius.full,
    border: `3px solid ${vars.surface.page}`,
    outline: `2px solid ${vars.border.focus}`,
    boxShadow: `inset 0 0 0 2px ${vars.border.focus}`,
    cursor: 'move',
    touchAction: 'none',
    '::before': touchTarget,
    '::after': {
      content: '',
      position: 'absolute',
      inset: '8px',
      background: vars.border.focus,
      border: `1px solid ${vars.surface.page}`,
      borderRadius: vars.radius.full,
    },
    selectors: { '&:has(> :focus-visible)': { ...focusRing({ offsetPx: 4 }), outlineWidth: '3px' } },
  }),
);

export const panel = style(inComponents({ display: 'grid', gap: vars.space['1'] }));
export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `0 ${vars.space['2']}`,
  }),
);
export const title = style(inComponents({ fontWeight: 600, marginInlineEnd: 'auto' }));
export const value = style(inComponents({ fontVariantNumeric: 'tabular-nums', direction: 'ltr' }));
export const fields = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space['1'],
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
export const number = style(inComponents({ fontVariantNumeric: 'tabular-nums' }));
