import { use, useRef, useState } from 'react';
import { type InViewState, useInView } from '../../hooks/index.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Counter.css.ts';
import { CounterBlockContext, defaultThreshold } from './CounterBlock.tsx';
import { formatCount, counterFrames } from './formatCount.ts';
import { usableSteps } from './counterGeometry.ts';

export interface CounterProps {
  /** The number that is reached; what is no number is a dash. */
  value: number;
  /** Stands after the number. @default '+' */
  suffix?: string;
  /** Time from 0 to the value in ms; none, and the number stands still. @default 2000 */
  durationMs?: number;
  /** Updates on the way, 240 at most; none, and the number stands still. @default 60 */
  steps?: number;
  /** Part of a counter that stands alone which has to be in sight, from 0 to 1. @default 0.3 */
  threshold?: number;
  /** Language of the number. @default 'en-IN' */
  locale?: string;
}

/** What the style sheet counts by; others go out as custom properties. */
const defaultDurationMs = 2000;
const defaultSteps = 60;

/**
 * Counts up to a number once, when it is first seen. The number itself is the text from the start: it gives the width, it
 * is what is read aloud, and it is all there is without script.
 */
export function Counter({
  value,
  suffix = '+',
  durationMs = defaultDurationMs,
  steps: wantedSteps = defaultSteps,
  threshold = defaultThreshold,
  locale = 'en-IN',
}: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const block = use(CounterBlockContext);
  const own = useInView({ ref, threshold, isDisabled: block !== null });
  const [isDone, setIsDone] = useState(false);
  const steps = usableSteps({ value, steps: wantedSteps, durationMs });
  const phase = phaseOf(block ?? own, isDone || steps === 0);
  const isCounting = phase === 'waiting' || phase === 'running';
  const isUsual = durationMs === defaultDurationMs && steps === defaultSteps;
  return (
    <span
      className={styles.root}
      data-component="Counter"
      data-lines={isCounting ? counterFrames({ value, suffix, locale, steps }) : undefined}
      data-phase={phase}
      onAnimationEnd={() => setIsDone(true)}
      ref={ref}
      style={
        isCounting && !isUsual
          ? inlineVars({ [styles.duration]: `${durationMs}ms`, [styles.steps]: `${steps}` })
          : undefined
      }
    >
      <span className={styles.value}>{formatCount({ value, suffix, locale })}</span>
    </span>
  );
}

/** `static` shows the value, `waiting` stands at 0 out of sight, `running` counts, `done` has counted and never will again. */
type CounterPhase = 'static' | 'waiting' | 'running' | 'done';

function phaseOf(sight: InViewState, isDone: boolean): CounterPhase {
  if (isDone) return 'done';
  if (sight === 'seen') return 'running';
  return sight === 'unseen' ? 'waiting' : 'static';
}
