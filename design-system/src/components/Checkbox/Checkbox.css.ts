import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/index.ts';
import { checkBox } from '../Field/index.ts';

export const box = style(inComponents(checkBox()));
