import { style } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';

export const root = style(
  inComponents({ '@media': { [media.print]: { display: 'none' }, [media.noScript]: { display: 'none' } } }),
);
