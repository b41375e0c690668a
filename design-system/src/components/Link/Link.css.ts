import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { breakingWords, focusRing, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { LinkTone } from './Link.tsx';

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
} as const satisfies StyleRule;

export const root = style(
  inComponents({
    borderRadius: vars.radius['1'],
    transition: transition(['color']),
    ...breakingWords,
    '@media': { [media.forcedColors]: underlined },
  }),
);

export const tones = styleVariants({
  link: inComponents({
    color: vars.text.link,
    '@media': { [media.hover]: { selectors: { '&:hover': { ...underlined, color: vars.text.linkHover } } } },
  }),
  inherit: inComponents({
    color: 'inherit',
    '@media': { [media.hover]: { selectors: { '&:hover': underlined } } },
  }),
  muted: inComponents({
    color: vars.text.muted,
    '@media': { [media.hover]: { selectors: { '&:hover': { ...underlined, color: vars.text.default } } } },
  }),
  onDark: inComponents({
    color: vars.text.onDark,
    selectors: { '&:focus-visible': focusRing({ isOnDark: true }) },
    '@media': { [media.hover]: { selectors: { '&:hover': underlined } } },
  }),
} satisfies Record<LinkTone, StyleRule>);

export const standalone = style(inComponents({ ...typeStyle('bodySm'), fontWeight: 500 }));

/** Underlined: colour alone must not distinguish links in text (WCAG 1.4.1). */
export const inText = style(inComponents(underlined));

export const withIcon = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: '6px' }));
