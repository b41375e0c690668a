import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';

/** The chips stand in the row of the parent, one by one. */
export const root = style(inComponents({ display: 'contents' }));
