import { style } from '@vanilla-extract/css';
import { inLayout } from '../../styles/layerRules.ts';
import { gap } from '../flow.css.ts';

export const root = style(inLayout({ display: 'flex', flexDirection: 'column', gap }));
