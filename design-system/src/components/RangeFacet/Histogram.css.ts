import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import { histogramHeight } from './rangeScaleGeometry.ts';

export const start = createVar();
export const end = createVar();

export const root = style(inComponents({ display: 'grid' }));

/** One unit of width per bar, so that the gaps between them grow with the bars: 2 px in a sidebar. */
export const bars = style(
  inComponents({
    display: 'block',
    width: '100%',
    height: `${histogramHeight}px`,
    marginBlockEnd: '10px',
    stroke: vars.fill.track,
    strokeWidth: 0.9,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
  }),
);

export const chosen = style(
  inComponents({
    stroke: vars.tone.brand.border,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
);

/** A grey line with a blue part between the handles. */
export const track = style(
  inComponents({
    position: 'relative',
    height: '2px',
    background: vars.border.strong,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: fallbackVar(start, '0%'),
      width: `calc(${fallbackVar(end, '100%')} - ${fallbackVar(start, '0%')})`,
      background: vars.border.focus,
    },
    '@media': {
      [media.forcedColors]: {
        background: 'GrayText',
        forcedColorAdjust: 'none',
        '::before': { background: 'Highlight' },
      },
    },
  }),
);
