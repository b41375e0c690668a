import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { checkBox } from './checkBox.ts';

export const box = style(inComponents(checkBox()));
