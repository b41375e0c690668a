import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle, visuallyHidden } from '../../styles/index.ts';
import { zIndex, vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    position: 'fixed',
    insetBlockStart: vars.space['1'],
    insetInlineStart: vars.space['1'],
    zIndex: zIndex.toast,
    padding: '12px 16px',
    ...typeStyle('control'),
    color: vars.text.link,
    background: vars.surface.page,
    borderRadius: vars.radius['2'],
    boxShadow: vars.elevation['3'],
    selectors: { '&:not(:focus)': { ...visuallyHidden } },
  }),
);
