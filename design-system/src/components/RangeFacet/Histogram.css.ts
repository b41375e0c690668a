import { createVar, style } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const height = createVar();
export const start = createVar();
export const end = createVar();

export const root = style(inComponents({ display: 'grid' }));

export const bars = style(
  inComponents({ display: 'flex', alignItems: 'end', gap: '2px', height: '52px', marginBlockEnd: '10px' }),
);

export const bar = style(
  inComponents({
    flex: 1,
    height,
    minHeight: '2px',
    background: vars.fill.track,
    borderRadius: '1px 1px 0 0',
    '@media': { [media.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' } },
  }),
);

export const chosen = style(
  inComponents({
    background: vars.tone.brand.border,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
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
      insetInlineStart: start,
      width: `calc(${end} - ${start})`,
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
