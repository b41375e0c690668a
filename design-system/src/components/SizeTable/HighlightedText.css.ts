import { style } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const mark = style(
  inComponents({
    color: 'inherit',
    background: vars.surface.mark,
    borderRadius: '2px',
    '@media': { [media.forcedColors]: { color: 'MarkText', background: 'Mark' } },
  }),
);
