import { use, useRef, useState } from 'react';
import { type Sight, useSight } from '../../hooks/index.ts';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './Counter.css.ts';
import { CounterBlockContext, usualThreshold } from './CounterBlock.tsx';
import { countFormat, countLines } from './countFormat.ts';
import { stepsToMake } from './counterGeometry.ts';

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
const usualMs = 2000;
const usualSteps = 60;

/**
 * Counts up to a number once, when it is first seen. The number itself is the text from the start: it gives the width, it
 * is what is read aloud, and it is all there is without script.
 */
export function Counter({
  value,
  suffix = '+',
  durationMs = usualMs,
  steps: wantedSteps = usualSteps,
  threshold = usualThreshold,
  locale = 'en-IN',
}: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const block = use(CounterBlockContext);
  const own = useSight({ ref, threshold, isOff: block !== null });
  const [isDone, setIsDone] = useState(false);
  const steps = stepsToMake({ value, steps: wantedSteps, durationMs });
  const phase = phaseOf(block ?? own, isDone || steps === 0);
  const isCounting = phase === 'waiting' || phase === 'running';
  const isUsual = durationMs === usualMs && steps === usualSteps;
  return (
    <span
      className={styles.root}
      data-component="Counter"
      data-lines={isCounting ? countLines({ value, suffix, locale, steps }) : undefined}
      data-phase={phase}
      onAnimationEnd={() => setIsDone(true)}
      ref={ref}
      style={
        isCounting && !isUsual
          ? inlineVars({ [styles.duration]: `${durationMs}ms`, [styles.steps]: `${steps}` })
          : undefined
      }
    >
      <span className={styles.value}>{countFormat({ value, suffix, locale })}</span>
    </span>
  );
}

/** `static` shows the value, `waiting` stands at 0 out of sight, `running` counts, `done` has counted and never will again. */
type CounterPhase = 'static' | 'waiting' | 'running' | 'done';

function phaseOf(sight: Sight, isDone: boolean): CounterPhase {
  if (isDone) return 'done';
  if (sight === 'seen') return 'running';
  return sight === 'unseen' ? 'waiting' : 'static';
}
