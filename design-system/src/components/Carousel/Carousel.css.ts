import { createVar, style } from '@vanilla-extract/css';
import { inComponents, media, room, typeStyle } from '../../styles/index.ts';
import { layerOrder, vars } from '../../theme/index.ts';

/** How far the shown slide is pulled. It changes with every movement: the slides take it, what is in them does not. */
export const pulled = createVar({ syntax: '*', inherits: false });
/** 1, or -1 from right to left. */
export const along = createVar();

export const root = style(
  inComponents({
    vars: { [along]: '1' },
    position: 'relative',
    isolation: 'isolate',
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space['1'],
    overflow: 'clip',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['3'],
    background: vars.surface.photo,
    selectors: { '&:dir(rtl)': { vars: { [along]: '-1' } } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Slides lie on one another, so that the highest gives the height and none needs to be copied for the way round. */
export const viewport = style(
  inComponents({
    gridArea: '1 / 1 / 2 / -1',
    alignSelf: 'stretch',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    '@container': { [room.slot]: { gridRow: '1 / -1' } },
  }),
);

/** Sideways is for slides, up and down for the page. */
export const pullable = style(inComponents({ touchAction: 'pan-y pinch-zoom', userSelect: 'none' }));

const inFront = { position: 'relative', zIndex: layerOrder.sticky } as const;

export const pause = style(
  inComponents({
    ...inFront,
    gridArea: '2 / 1',
    marginBlock: '12px',
    marginInlineStart: '20px',
    '@container': { [room.slot]: { marginBlock: '0 32px', marginInlineStart: '56px' } },
    '@media': {
      // Nothing plays, so there is nothing to stop.
      [media.reducedMotion]: { width: 0, visibility: 'hidden' },
      [media.noScript]: { display: 'none' },
    },
  }),
);

export const steps = style(
  inComponents({
    ...inFront,
    gridArea: '2 / 3',
    display: 'flex',
    gap: vars.space['1'],
    margin: '12px',
    '@container': { [room.slot]: { margin: '0 24px 24px' } },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);

/** Arrows point the way of reading. */
export const turned = style(
  inComponents({ display: 'block', selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
);

export const dots = style(
  inComponents({
    ...inFront,
    gridArea: '2 / 2',
    justifySelf: 'start',
    maxWidth: '100%',
    '@container': { [room.slot]: { marginBlockEnd: '32px' } },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);

export const badge = style(
  inComponents({
    ...typeStyle('micro'),
    fontWeight: 600,
    position: 'absolute',
    zIndex: layerOrder.sticky,
    insetBlockStart: '12px',
    insetInlineEnd: '12px',
    display: 'grid',
    placeItems: 'center',
    height: '32px',
    paddingInline: '12px',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    background: `color-mix(in srgb, ${vars.surface.page} 90%, transparent)`,
    pointerEvents: 'none',
    '@container': { [room.slot]: { insetBlockStart: '24px', insetInlineEnd: '24px' } },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
