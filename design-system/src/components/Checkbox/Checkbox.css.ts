import { style } from '@vanilla-extract/css';
import { checkBox, inComponents } from '../../styles/index.ts';

export const box = style(inComponents(checkBox()));
