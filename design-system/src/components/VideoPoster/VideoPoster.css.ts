import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ display: 'block' }));

export const box = style(
  inComponents({
    position: 'relative',
    overflow: 'clip',
    background: vars.surface.page,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['3'],
    selectors: { '&:has(a:focus-visible)': { overflow: 'visible' } },
  }),
);

export const link = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'inherit',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:focus-visible': focusRing() },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const playButton = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '80px',
    height: '80px',
    borderRadius: vars.radius.full,
    background: vars.surface.page,
    boxShadow: vars.elevation['3'],
    color: vars.text.link,
    transition: transition(['color']),
    selectors: { [`${link}:active &`]: { color: vars.text.linkHover } },
    '@media': {
      [media.hover]: { selectors: { [`${link}:hover &`]: { color: vars.text.linkHover } } },
      [media.forcedColors]: { border: '1px solid' },
    },
  }),
);

export const player = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
    objectFit: 'cover',
    background: vars.surface.page,
  }),
);

export const note = style(
  inComponents({
    ...typeStyle('caption'),
    marginBlockStart: vars.space['1'],
    color: vars.text.soft,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
