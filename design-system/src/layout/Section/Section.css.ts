import { style, styleVariants } from '@vanilla-extract/css';
import { inLayout } from '../../styles/layerRules.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(inLayout({ display: 'block' }));

export const rhythms = styleVariants({
  story: inLayout({
    paddingBlock: vars.space['8'],
    '@media': {
      [from.md]: { paddingBlock: vars.space['10'] },
      [from.lg]: { paddingBlock: vars.space['13'] },
    },
  }),
  catalogue: inLayout({
    paddingBlock: `${vars.space['3']} ${vars.space['6']}`,
    '@media': { [from.md]: { paddingBlock: `${vars.space['5']} ${vars.space['10']}` } },
  }),
});

export const backgrounds = styleVariants({
  page: {},
  sunken: inLayout({ background: vars.surface.sunken, borderBlock: `1px solid ${vars.border.subtle}` }),
  inverse: inLayout({ background: vars.surface.inverse, color: vars.text.onDark }),
});
