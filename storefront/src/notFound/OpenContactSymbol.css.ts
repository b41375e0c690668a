import { inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

const line = {
  fill: 'none',
  stroke: vars.text.default,
  strokeWidth: 2,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

export const root = style(
  inApp({ display: 'grid', justifyItems: 'center', gap: vars.space['1_5'], width: '100%' }),
);
export const drawing = style(inApp({ display: 'block', width: '100%', overflow: 'visible' }));
export const wire = style(inApp(line));
export const ring = style(inApp({ ...line, fill: vars.surface.page }));
export const spark = style(inApp({ ...line, stroke: vars.action.accent.rest }));
export const measure = style(inApp({ ...line, stroke: vars.action.primary.rest, strokeWidth: 1 }));
export const caption = style(inApp({ ...typeStyle('caption'), color: vars.text.muted }));
