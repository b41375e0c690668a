import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';

/** Time from 0 to the value, and updates on the way. */
export const duration = createVar();
export const steps = createVar();

/** Text of a style sheet is read aloud, unless it says that it is none. */
const canCount = '(content: "0" / "") and (height: 1lh)';
const counting = '[data-phase="waiting"], [data-phase="running"]';
const isStill = `${media.print}, ${media.reducedMotion}`;

const stepCount = fallbackVar(steps, '60');

/** Line by line; a transform in steps is moved without the page: nothing is laid out or painted on the way. */
const climb = keyframes({ to: { transform: `translateY(calc(${stepCount} * -1lh))` } });

/** The lines move over the number, which keeps its place: a signed number reads from the left in any script. */
export const root = style(
  inComponents({
    position: 'relative',
    display: 'inline-block',
    direction: 'ltr',
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
    '@supports': {
      [canCount]: {
        overflowY: 'clip',
        selectors: {
          [`&:is(${counting})::before`]: {
            content: 'attr(data-lines) / ""',
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: 0,
            whiteSpace: 'pre',
          },
          '&[data-phase="running"]::before': {
            animation: `${climb} ${fallbackVar(duration, '2000ms')} steps(${stepCount}) forwards`,
          },
        },
      },
    },
    '@media': { [isStill]: { '::before': { visibility: 'hidden' } } },
  }),
);

/** Out of sight only: it stays the text of the element. */
export const value = style(
  inComponents({
    '@supports': { [canCount]: { selectors: { [`${root}:is(${counting}) &`]: { opacity: 0 } } } },
    '@media': { [isStill]: { selectors: { [`${root}[data-phase] &`]: { opacity: 1 } } } },
  }),
);
