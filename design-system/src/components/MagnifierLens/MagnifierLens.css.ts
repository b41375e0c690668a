import { createVar, style } from '@vanilla-extract/css';
import { inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';

/** Custom property behind `vars.size.stickyTop`, for reading its computed value. */
export const stickyTopProperty = vars.size.stickyTop.slice('var('.length, -1);

/** Size of the enlarged picture. */
export const pictureWidth = createVar();
export const pictureHeight = createVar();

export const lensSize = createVar();
export const lensX = createVar();
export const lensY = createVar();
/** Position of the enlarged picture inside the lens. */
export const lensPictureX = createVar();
export const lensPictureY = createVar();

export const panelSize = createVar();
export const panelX = createVar();
export const panelY = createVar();
export const panelPictureX = createVar();
export const panelPictureY = createVar();

/** Covers the frame and lets all pointer events through. */
export const root = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    zIndex: zIndex.preview,
    pointerEvents: 'none',
    // Positions are measured from the left in all writing directions.
    direction: 'ltr',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Fades in and disappears at once. */
const part = {
  position: 'absolute',
  top: 0,
  left: 0,
  overflow: 'hidden',
  background: vars.surface.photo,
  opacity: 0,
  visibility: 'hidden',
  contain: 'strict',
} as const;

const shown = `${root}[data-shown] &`;

export const lens = style(
  inComponents({
    ...part,
    width: lensSize,
    height: lensSize,
    borderRadius: vars.radius.full,
    transform: `translate3d(${lensX}, ${lensY}, 0)`,
    selectors: {
      [shown]: { opacity: 1, visibility: 'visible', transition: transition(['opacity']) },
      // The ring: white with a blue outline.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        border: `1px solid ${vars.border.focus}`,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 2px ${vars.surface.page}`,
      },
    },
  }),
);

export const panel = style(
  inComponents({
    ...part,
    width: panelSize,
    height: panelSize,
    borderRadius: vars.radius['2'],
    boxShadow: vars.elevation['3'],
    transform: `translate3d(${panelX}, ${panelY}, 0)`,
    selectors: { [shown]: { opacity: 1, visibility: 'visible', transition: transition(['opacity']) } },
    '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
  }),
);

/** Over the picture while it has the focus by keyboard. */
export const keys = style(
  inComponents({
    ...typeStyle('caption'),
    position: 'absolute',
    insetBlockStart: '8px',
    insetInline: '8px',
    display: 'none',
    width: 'fit-content',
    maxWidth: '100%',
    padding: '2px 8px',
    color: vars.text.default,
    background: vars.surface.page,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['1'],
    selectors: { [`${root}[data-focus-visible] &`]: { display: 'block' } },
  }),
);

const enlarged = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: pictureWidth,
  height: pictureHeight,
} as const;

export const inLens = style(
  inComponents({ ...enlarged, transform: `translate3d(${lensPictureX}, ${lensPictureY}, 0)` }),
);

export const inPanel = style(
  inComponents({ ...enlarged, transform: `translate3d(${panelPictureX}, ${panelPictureY}, 0)` }),
);

/** The larger source is stacked on the loaded one and covers it once it has loaded. */
export const layer = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    objectFit: 'fill',
    color: 'transparent',
  }),
);
