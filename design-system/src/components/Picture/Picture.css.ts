import { createVar, fallbackVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { inComponents, lazyPictureVisibility } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { PictureFit } from './BarePicture.tsx';

export const ratio = createVar();
export const placeholder = createVar();
const fit = createVar();

export const box = style(
  inComponents({
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    aspectRatio: fallbackVar(ratio, 'auto'),
    background: vars.surface.photo,
  }),
);

export const fill = style(inComponents({ height: '100%' }));

export const fits = styleVariants({
  cover: inComponents({ vars: { [fit]: 'cover' } }),
  contain: inComponents({ vars: { [fit]: 'contain' } }),
} satisfies Record<PictureFit, StyleRule>);

export const frame = style(
  inComponents({
    display: 'block',
    width: '100%',
    height: '100%',
    background: `${fallbackVar(placeholder, 'none')} center / ${fit} no-repeat`,
  }),
);

export const lazy = style(
  inComponents({ contentVisibility: fallbackVar(lazyPictureVisibility, 'visible') as 'auto' }),
);

export const image = style(
  inComponents({
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: fit as 'cover',
    // Hides the `alt` text while loading.
    color: 'transparent',
  }),
);
