import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, rem, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ '@media': { [media.print]: { display: 'none' } } }));

export const list = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['0_5'] }),
);

const box = {
  ...typeStyle('control'),
  fontSize: rem(13),
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.controlSm,
  minHeight: vars.size.controlSm,
  paddingInline: vars.space['0_5'],
  borderRadius: vars.radius['2'],
  fontVariantNumeric: 'tabular-nums',
} as const;

export const step = style(
  inComponents({
    ...box,
    color: vars.text.default,
    touchAction: 'manipulation',
    transition: transition(['background-color', 'color']),
    selectors: {
      '&:focus-visible': focusRing(),
      '&[aria-current]': { background: vars.fill.selectedInk, color: vars.text.onFill },
      '&[aria-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&:active:not([aria-current], [aria-disabled])': { background: vars.action.ghost.pressed },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:active, [aria-current], [aria-disabled])': { background: vars.action.ghost.hover },
        },
      },
      [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
  }),
);

export const gap = style(inComponents({ ...box, color: vars.text.muted }));
