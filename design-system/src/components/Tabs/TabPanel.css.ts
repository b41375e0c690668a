import { style } from '@vanilla-extract/css';
import { focusRing, inComponents } from '../../styles/index.ts';

export const panel = style(inComponents({ minWidth: 0, selectors: { '&:focus-visible': focusRing() } }));
/** Shrinks beside a notice only as far as its content stays usable; then the parent scrolls. */
export const fillsHeight = style(inComponents({ height: '100%', minHeight: 'min(22rem, max(100%, 320px))' }));
