import { style } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'block',
    width: '100%',
    height: '100%',
    background: vars.surface.photo,
    stroke: vars.fill.drawing,
    strokeWidth: 1.4,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

// Lines are 1.4 px at every size of the drawing.
export const body = style(
  inComponents({
    fill: vars.surface.page,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  }),
);

export const lines = style(inComponents({ fill: 'none', vectorEffect: 'non-scaling-stroke' }));
