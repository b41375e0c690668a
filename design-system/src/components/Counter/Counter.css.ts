import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { inComponents, media } from '../../styles/index.ts';

/** Duration of the animation and number of updates. */
export const duration = createVar();
export const steps = createVar();

/** Generated content is announced unless it has an empty alternative. */
const canCount = '(content: "0" / "") and (height: 1lh)';
const counting = '[data-phase="waiting"], [data-phase="running"]';
const isStill = `${media.print}, ${media.reducedMotion}`;

const stepCount = fallbackVar(steps, '60');

/** One line per step; a stepped transform runs on the compositor without layout or paint. */
const climb = keyframes({ to: { transform: `translateY(calc(${stepCount} * -1lh))` } });

/**
 * The lines move over the number, which reserves the space. Always left-to-right, as signed numbers are in any script.
 */
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

/** Invisible but still the element's text. */
export const value = style(
  inComponents({
    '@supports': { [canCount]: { selectors: { [`${root}:is(${counting}) &`]: { opacity: 0 } } } },
    '@media': { [isStill]: { selectors: { [`${root}[data-phase] &`]: { opacity: 1 } } } },
  }),
);
