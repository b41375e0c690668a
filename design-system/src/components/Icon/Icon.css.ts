import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';

export const root = style(inComponents({ display: 'block', flex: 'none' }));
