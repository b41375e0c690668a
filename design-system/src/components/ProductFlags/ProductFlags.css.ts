import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';

/** Makes the chips children of the parent's layout. */
export const root = style(inComponents({ display: 'contents' }));
