import { style } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';

/** The digits move over the number, which keeps its place: a signed number reads from the left in any script. */
export const root = style(
  inComponents({
    position: 'relative',
    display: 'inline-block',
    direction: 'ltr',
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
    '@supports': {
      // Text of a style sheet is read aloud, unless it says that it is none.
      '(content: "0" / "")': {
        selectors: {
          '&:is([data-phase="waiting"], [data-phase="running"])::before': {
            content: 'attr(data-shown) / ""',
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: 0,
          },
        },
      },
    },
    '@media': {
      [`${media.print}, ${media.reducedMotion}`]: { '::before': { display: 'none' } },
    },
  }),
);

/** Out of sight only: it stays the text of the element. */
export const value = style(
  inComponents({
    '@supports': {
      '(content: "0" / "")': {
        selectors: { [`${root}:is([data-phase="waiting"], [data-phase="running"]) &`]: { opacity: 0 } },
      },
    },
    '@media': {
      [`${media.print}, ${media.reducedMotion}`]: {
        selectors: { [`${root}[data-phase] &`]: { opacity: 1 } },
      },
    },
  }),
);
