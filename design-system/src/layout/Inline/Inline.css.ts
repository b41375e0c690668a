import { style, styleVariants } from '@vanilla-extract/css';
import { inLayout } from '../../styles/layerRules.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { zIndex } from '../../theme/scale.ts';
import { gap } from '../flow.css.ts';

export const root = style(inLayout({ display: 'flex', flexWrap: 'wrap', gap, overflowWrap: 'anywhere' }));

export const justifications = styleVariants({
  start: {},
  center: inLayout({ justifyContent: 'center' }),
  end: inLayout({ justifyContent: 'flex-end' }),
  between: inLayout({ justifyContent: 'space-between' }),
});

/** The page scrolls behind it. */
export const stickyOnPhones = style(
  inLayout({
    '@media': {
      [`screen and ${media.narrowAndTall}`]: {
        position: 'sticky',
        insetBlockStart: vars.size.stickyTop,
        zIndex: zIndex.sticky,
        // Padding while it covers the page; none in the flow.
        paddingBlock: vars.space['1'],
        marginBlock: `calc(-1 * ${vars.space['1']})`,
        background: vars.surface.page,
      },
    },
  }),
);
