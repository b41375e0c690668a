import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, transition } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const track = style(
  inComponents({
    appearance: 'none',
    flex: 'none',
    display: 'block',
    width: '36px',
    height: '20px',
    margin: 0,
    background: vars.fill.control,
    // Keeps the shape where forced colours drop the background.
    border: '2px solid transparent',
    backgroundClip: 'border-box',
    borderRadius: vars.radius.full,
    cursor: 'inherit',
    printColorAdjust: 'exact',
    transition: transition(['background-color'], 'base'),
    '::before': {
      content: '',
      display: 'block',
      width: '16px',
      height: '16px',
      borderRadius: vars.radius.full,
      background: vars.text.onFill,
      transition: transition(['transform'], 'base'),
    },
    selectors: {
      '&:focus-visible': focusRing(),
      '&:checked': { background: vars.action.primary.rest },
      '&:checked::before': { transform: 'translateX(16px)' },
      '&:checked:dir(rtl)::before': { transform: 'translateX(-16px)' },
      '&:disabled': { background: vars.border.strong },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
          '&:checked': { borderColor: 'Highlight' },
          '&:checked::before': { background: 'Highlight' },
        },
      },
      [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
    },
  }),
);
