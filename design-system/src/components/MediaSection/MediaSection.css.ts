import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { MediaSectionPosition } from './MediaSection.tsx';

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['4'],
    '@media': { [from.md]: { gap: vars.space['5'], alignItems: 'center' } },
  }),
);

export const positions = styleVariants({
  start: inComponents({
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(0, 615fr) minmax(0, 585fr)' },
      [from.lg]: { gap: vars.space['10'] },
    },
  }),
  end: inComponents({
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(0, 586fr) minmax(0, 598fr)' },
      [from.lg]: { gap: '96px' },
    },
  }),
} satisfies Record<MediaSectionPosition, StyleRule>);

/** Always first on narrow screens. */
export const media = style(inComponents({ minWidth: 0, order: -1, '@media': { [from.md]: { order: 0 } } }));

export const text = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }),
);
export const headlined = style(inComponents({ gap: vars.space['2'] }));
export const headed = style(inComponents({ gap: vars.space['4'] }));

export const eyebrow = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    ...typeStyle('caption'),
    fontWeight: 600,
    overflowWrap: 'anywhere',
    color: vars.text.link,
    '::before': { content: '', width: '20px', height: '2px', background: 'currentColor' },
  }),
);

export const headline = style(
  inComponents({ ...typeStyle('displayLg'), overflowWrap: 'anywhere', textWrap: 'balance' }),
);
