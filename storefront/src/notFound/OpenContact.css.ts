import { inApp, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

const line = { fill: 'none', stroke: vars.text.default, strokeWidth: 2, strokeLinecap: 'round' } as const;

export const root = style(inApp({ width: '320px', maxWidth: '100%' }));
export const wire = style(inApp(line));
export const ring = style(inApp({ ...line, fill: vars.surface.page }));
export const dot = style(inApp({ fill: vars.action.primary.rest }));
export const measure = style(inApp({ ...line, stroke: vars.fill.drawing, strokeWidth: 1 }));
export const number = style(inApp({ ...typeStyle('micro'), fill: vars.text.muted }));
