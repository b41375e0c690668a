import { use, useRef } from 'react';
import { type Clock, realClock, useSight } from '../../hooks/index.ts';
import * as styles from './Counter.css.ts';
import { CounterBlockContext, usualThreshold } from './CounterBlock.tsx';
import { countFormat } from './countFormat.ts';
import { useCount } from './useCount.ts';

export interface CounterProps {
  /** The number that is reached; what is no number is a dash. */
  value: number;
  /** Stands after the number. @default '+' */
  suffix?: string;
  /** Time from 0 to the value in ms. @default 2000 */
  durationMs?: number;
  /** Updates on the way. @default 60 */
  steps?: number;
  /** Part of a counter that stands alone which has to be in sight, from 0 to 1. @default 0.3 */
  threshold?: number;
  /** Language of the number. @default 'en-IN' */
  locale?: string;
  /** The time to go by, for tests. */
  clock?: Clock;
}

/**
 * Counts up to a number once, when it is first seen. The number itself is the text from the start: it gives the width, it
 * is what is read aloud, and it is all there is without script.
 */
export function Counter({
  value,
  suffix = '+',
  durationMs = 2000,
  steps = 60,
  threshold = usualThreshold,
  locale = 'en-IN',
  clock = realClock,
}: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const block = use(CounterBlockContext);
  const own = useSight({ ref, threshold, isOff: block !== null });
  const phase = useCount({ ref, sight: block ?? own, value, suffix, locale, durationMs, steps, clock });
  return (
    <span className={styles.root} data-component="Counter" data-phase={phase} ref={ref}>
      <span className={styles.value}>{countFormat({ value, suffix, locale })}</span>
    </span>
  );
}
