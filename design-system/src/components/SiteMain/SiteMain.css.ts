import { style } from '@vanilla-extract/css';
import { collapsedHeaderSelector, from, inComponents, media } from '../../styles/index.ts';
import { headerHeightPx, vars } from '../../theme/index.ts';

const { stickyTop } = vars.size;

export const root = style(
  inComponents({
    minHeight: '60dvh',
    outline: 'none',
    vars: { [stickyTop]: `${headerHeightPx.narrow}px` },
    '@media': {
      [from.md]: {
        vars: { [stickyTop]: `${headerHeightPx.full}px` },
        selectors: {
          [`body:has(${collapsedHeaderSelector}) &`]: {
            vars: { [stickyTop]: `${headerHeightPx.collapsed}px` },
          },
        },
      },
      // Stronger than the rule for a collapsed header.
      [media.unstuckHeader]: { selectors: { '&&&': { vars: { [stickyTop]: '0px' } } } },
    },
  }),
);
