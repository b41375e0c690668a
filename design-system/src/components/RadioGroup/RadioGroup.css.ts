import { style } from '@vanilla-extract/css';
import { choiceBox, inComponents, media } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const dot = style(
  inComponents({
    ...choiceBox(),
    color: vars.action.primary.rest,
    borderRadius: vars.radius.full,
    '::before': {
      content: '',
      width: '8px',
      height: '8px',
      borderRadius: vars.radius.full,
      background: 'currentColor',
      opacity: 0,
    },
    selectors: {
      ...choiceBox().selectors,
      '&:checked': { borderColor: 'currentColor' },
      '&:checked::before': { opacity: 1 },
      '&:checked:disabled': { color: vars.text.muted },
    },
    '@media': {
      ...choiceBox()['@media'],
      [media.forcedColors]: {
        selectors: { '&:checked::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
