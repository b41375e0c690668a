import { style } from '@vanilla-extract/css';
import { focusRing, inComponents } from '../../styles/index.ts';

export const panel = style(inComponents({ minWidth: 0, selectors: { '&:focus-visible': focusRing() } }));
export const fillsHeight = style(inComponents({ height: '100%', minHeight: 0 }));
