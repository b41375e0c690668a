import { style, styleVariants } from '@vanilla-extract/css';
import { columnCount, columnQueries } from '../../layout/Grid/Grid.css.ts';
import { inComponents, media, containerQuery, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
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
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** `clip`, because `hidden` boxes scroll to a focused element without Embla noticing. */
export const viewport = style(
  inComponents({
    gridArea: '1 / 1 / 2 / -1',
    alignSelf: 'stretch',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
  }),
);

/** One slide per view extends behind the controls in wide slots. */
export const behindControls = style(
  inComponents({ '@container': { [containerQuery.slot]: { gridRow: '1 / -1' } } }),
);

/** Several slides per view, `columnCount` of them, are above the controls. */
export const several = style(inComponents({ marginInline: '8px' }));

/** Slides side by side, as high as the highest. */
export const container = style(
  inComponents({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    selectors: { [`${several} &`]: { gridAutoColumns: `calc(100% / ${columnCount})` } },
  }),
);

/** Until Embla positions the slides, those before the current one follow the last. */
export const beforeCurrent = style(
  inComponents({ selectors: { [`${viewport}:not([data-embla]) &`]: { order: 1 } } }),
);

/** Hides controls from the width at which all slides fit, in HTML that has not been hydrated. */
export const fitsFrom = styleVariants(columnQueries, (query) =>
  inComponents({ '@container': { [query]: { display: 'none' } } }),
);

/** Horizontal panning drags slides, vertical panning scrolls the page. */
export const draggable = style(inComponents({ touchAction: 'pan-y pinch-zoom', userSelect: 'none' }));

const aboveSlides = { position: 'relative', zIndex: 1 } as const;

export const pause = style(
  inComponents({
    ...aboveSlides,
    gridArea: '2 / 1',
    marginBlock: '12px',
    marginInlineStart: '20px',
    '@container': { [containerQuery.slot]: { marginBlock: '0 32px', marginInlineStart: '56px' } },
    '@media': {
      // No autoplay to pause.
      [media.reducedMotion]: { width: 0, visibility: 'hidden' },
      [media.noScript]: { display: 'none' },
    },
  }),
);

export const stepButtons = style(
  inComponents({
    ...aboveSlides,
    gridArea: '2 / 3',
    display: 'flex',
    gap: vars.space['1'],
    margin: '12px',
    '@container': { [containerQuery.slot]: { margin: '0 24px 24px' } },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);

export const dots = style(
  inComponents({
    ...aboveSlides,
    gridArea: '2 / 2',
    justifySelf: 'start',
    maxWidth: '100%',
    '@container': { [containerQuery.slot]: { marginBlockEnd: '32px' } },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);

export const badge = style(
  inComponents({
    ...typeStyle('micro'),
    fontWeight: 600,
    position: 'absolute',
    zIndex: 1,
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
    '@container': { [containerQuery.slot]: { insetBlockStart: '24px', insetInlineEnd: '24px' } },
    '@media': { [media.noScript]: { display: 'none' } },
  }),
);
