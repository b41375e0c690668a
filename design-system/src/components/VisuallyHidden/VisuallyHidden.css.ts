import { style } from '@vanilla-extract/css';
import { inComponents, visuallyHidden } from '../../styles/index.ts';

export const root = style(inComponents(visuallyHidden));
