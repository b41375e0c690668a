import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ width: '100%', height: '100%' }));

export const river = style(inComponents({ fill: vars.tone.brand.border, opacity: 0.55 }));
export const park = style(inComponents({ fill: vars.tone.success.border, opacity: 0.5 }));

const line = { fill: 'none', strokeLinejoin: 'round' } as const;
export const street = style(inComponents({ ...line, stroke: vars.surface.page, strokeWidth: 7 }));
export const road = style(inComponents({ ...line, stroke: vars.tone.warning.border, strokeWidth: 7 }));
