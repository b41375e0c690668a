import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';

export const text = style(
  inComponents({ overflowWrap: 'anywhere', textAlign: 'center', textWrap: 'balance' }),
);
