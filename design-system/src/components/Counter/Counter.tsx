import { use, useRef, useState } from 'react';
import { type InViewState, useInView } from '../../hooks/index.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Counter.css.ts';
import { CounterBlockContext, defaultThreshold } from './CounterBlock.tsx';
import { formatCount, counterFrames } from './formatCount.ts';
import { usableSteps } from './counterGeometry.ts';

export interface CounterProps {
  /** Final number; NaN and infinities show a dash. A change counts on from the number before. */
  value: number;
  /** Text before the number, such as '₹ '. @default '' */
  prefix?: string;
  /** Suffix of the number. @default '+' */
  suffix?: string;
  /** Duration in milliseconds; 0 or less disables the animation. @default 2000 */
  durationMs?: number;
  /** Number of updates, at most 240; below 1 disables the animation. @default 60 */
  steps?: number;
  /** Visible share, 0 to 1, that starts the animation; ignored inside a `CounterBlock`. @default 0.3 */
  threshold?: number;
  /** Locale of the number format. @default 'en-IN' */
  locale?: string;
  /** Any number format of `Intl`: currency, unit, percent, compact. @default up to 6 decimals, digits grouped from 10 000 up */
  format?: Intl.NumberFormatOptions;
}

/** Durations and steps built into the style sheet; other values are set as custom properties. */
const defaultDurationMs = 2000;
const defaultSteps = 60;

/**
 * Counts up to a number once, when it enters the viewport, and on to each number that follows it. The final number is in the DOM from the start: it sets the
 * width, is what screen readers announce, and works without JavaScript.
 */
export function Counter({
  value,
  prefix = '',
  suffix = '+',
  durationMs = defaultDurationMs,
  steps: wantedSteps = defaultSteps,
  threshold = defaultThreshold,
  locale = 'en-IN',
  format,
}: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const block = use(CounterBlockContext);
  const ownPhase = useInView({ ref, threshold, isDisabled: block !== null });
  const [count, setCount] = useState({ from: 0, to: value, isDone: false });
  if (!Object.is(count.to, value)) {
    // A value that changes during the animation keeps its start.
    const from = count.isDone && Number.isFinite(count.to) ? count.to : count.from;
    setCount({ from, to: value, isDone: false });
  }
  const steps = usableSteps({ value, steps: wantedSteps, durationMs });
  const phase = phaseOf(block ?? ownPhase, count.isDone || steps === 0);
  const isCounting = phase === 'waiting' || phase === 'running';
  const text = { prefix, suffix, locale, format };
  const isUsual = durationMs === defaultDurationMs && steps === defaultSteps;
  return (
    <span
      className={styles.root}
      data-component="Counter"
      data-lines={isCounting ? counterFrames({ from: count.from, value, ...text, steps }) : undefined}
      data-phase={phase}
      onAnimationEnd={() => setCount((current) => ({ ...current, isDone: true }))}
      ref={ref}
      style={
        isCounting && !isUsual
          ? inlineVars({ [styles.duration]: `${durationMs}ms`, [styles.steps]: `${steps}` })
          : undefined
      }
    >
      <span className={styles.value}>{formatCount({ value, ...text })}</span>
    </span>
  );
}

/** `static` shows the value, `waiting` shows the first number until it is in view, `running` animates, `done` has animated. */
type CounterPhase = 'static' | 'waiting' | 'running' | 'done';

function phaseOf(sight: InViewState, isDone: boolean): CounterPhase {
  if (isDone) return 'done';
  if (sight === 'seen') return 'running';
  return sight === 'unseen' ? 'waiting' : 'static';
}
