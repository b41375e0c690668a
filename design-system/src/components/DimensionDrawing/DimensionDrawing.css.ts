import { createVar, style } from '@vanilla-extract/css';
import {
  breakingWords,
  focusRing,
  from,
  inComponents,
  media,
  transition,
  typeStyle,
} from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

/** Width of a view at scale 1, in rem: its texts follow the browser's font size. */
export const viewWidth = createVar();

const ink = createVar();
const line = createVar();
const paper = createVar();
const box = createVar();
const letterInk = createVar();

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: vars.surface.canvas,
    '@media': {
      [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 338px)' },
      [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem', breakInside: 'avoid' },
    },
  }),
);

// A drawing is not mirrored.
export const views = style(
  inComponents({
    direction: 'ltr',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-evenly',
    gap: vars.space['1'],
    padding: vars.space['2'],
  }),
);

export const view = style(
  inComponents({
    width: viewWidth,
    maxWidth: '100%',
    height: 'auto',
    fill: 'none',
    strokeLinejoin: 'round',
    stroke: line,
    fontWeight: 600,
    vars: {
      [ink]: vars.text.body,
      [line]: vars.text.muted,
      [paper]: vars.surface.canvas,
      [box]: vars.surface.page,
      [letterInk]: vars.text.soft,
    },
    '@media': {
      // Two side by side below the main view.
      '(max-width: 599.98px)': {
        selectors: { '&:not(:first-child)': { flex: '1 1 40%', minWidth: 0, maxWidth: viewWidth } },
      },
      [media.forcedColors]: {
        vars: {
          [ink]: 'CanvasText',
          [line]: 'CanvasText',
          [paper]: 'Canvas',
          [box]: 'Canvas',
          [letterInk]: 'CanvasText',
        },
      },
    },
  }),
);

export const outline = style(inComponents({ fill: paper, stroke: ink, strokeWidth: 1.4 }));

export const centre = style(inComponents({ strokeDasharray: '12 3 2 3' }));

export const hidden = style(inComponents({ strokeDasharray: '4 3' }));

/** Hatching and extension lines. */
export const faint = style(inComponents({ strokeOpacity: 0.4 }));

export const mark = style(
  inComponents({
    stroke: line,
    selectors: {
      '&[data-highlighted]': {
        strokeWidth: 2,
        vars: {
          [line]: vars.border.focus,
          [paper]: vars.surface.selected,
          [box]: vars.action.primary.rest,
          [letterInk]: vars.text.onFill,
        },
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-highlighted]': {
            vars: {
              [line]: 'Highlight',
              [paper]: 'Canvas',
              [box]: 'Highlight',
              [letterInk]: 'HighlightText',
            },
          },
        },
      },
    },
  }),
);

export const labelBox = style(inComponents({ fill: paper, stroke: 'none' }));

export const letterFrame = style(inComponents({ fill: box, strokeWidth: 1 }));

export const letter = style(inComponents({ fill: letterInk, stroke: 'none' }));

export const drawnValue = style(
  inComponents({ fill: ink, stroke: 'none', fontVariantNumeric: 'tabular-nums' }),
);

export const legend = style(
  inComponents({
    paddingBlock: vars.space['1_5'],
    background: vars.surface.page,
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    '@media': {
      [from.lg]: { borderBlockStart: 'none', borderInlineStart: `1px solid ${vars.border.subtle}` },
    },
  }),
);

const legendPadding = { paddingInline: vars.space['3'] } as const;

export const legendHeader = style(
  inComponents({
    ...legendPadding,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space['2']}`,
    paddingBlock: '8px',
  }),
);

export const caption = style(inComponents({ ...typeStyle('dataCode'), ...breakingWords, minWidth: 0 }));

export const legendTitle = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const list = style(inComponents({ listStyle: 'none', margin: 0, padding: 0 }));

export const legendRow = style(
  inComponents({
    ...typeStyle('bodySm'),
    ...legendPadding,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(55%)',
    alignItems: 'center',
    gap: vars.space['1_5'],
    width: '100%',
    minHeight: vars.size.controlMd,
    border: 0,
    paddingBlock: '6px',
    background: 'transparent',
    color: vars.text.default,
    textAlign: 'start',
    cursor: 'default',
    transition: transition(['background-color']),
    selectors: {
      '&[aria-pressed="true"]': { background: vars.surface.selected },
      '&:focus-visible': focusRing({ offsetPx: -2 }),
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
      [media.print]: { minHeight: 0, padding: '2px 8px' },
    },
  }),
);

export const term = style(inComponents({ ...breakingWords, minWidth: 0 }));

export const value = style(
  inComponents({
    ...breakingWords,
    minWidth: 0,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);
