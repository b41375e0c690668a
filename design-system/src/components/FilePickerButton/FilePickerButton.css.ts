import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';

/** The button participates in the layout of the surrounding field. */
export const root = style(inComponents({ display: 'contents' }));
