import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Clock, Sight } from '../../hooks/index.ts';
import { countFormat } from './countFormat.ts';
import { counterValueAt, stepsDue } from './counterGeometry.ts';

interface CountOptions {
  ref: RefObject<HTMLElement | null>;
  sight: Sight;
  value: number;
  suffix: string;
  locale: string;
  durationMs: number;
  steps: number;
  clock: Clock;
}

/** `static` shows the value, `waiting` stands at 0 out of sight, `running` counts, `done` has counted and never will again. */
export type CounterPhase = 'static' | 'waiting' | 'running' | 'done';

/** Writes the moving digits into an attribute, step by step: nothing renders, and no text of the page changes. */
export function useCount({
  ref,
  sight,
  value,
  suffix,
  locale,
  durationMs,
  steps,
  clock,
}: CountOptions): CounterPhase {
  const [isDone, setIsDone] = useState(false);
  const phase = phaseOf(sight, isDone || !Number.isFinite(value));

  // The value may change on the way: each step is one towards the value of its moment.
  const show = useEffectEvent((step: number) => {
    const shown = counterValueAt({ value, step, steps });
    ref.current?.setAttribute('data-shown', countFormat({ value: shown, suffix, locale }));
  });

  useLayoutEffect(
    function standAtZero() {
      if (phase === 'waiting' || phase === 'running') show(0);
    },
    [phase],
  );
  useEffect(
    function count() {
      if (phase !== 'running') return;
      const startedAt = clock.now();
      let step = 0;
      let cancel = () => {};
      const goOn = () => {
        // After a pause of the page, what is due is made up for: no step is left out.
        const due = stepsDue({ elapsedMs: clock.now() - startedAt, durationMs, steps });
        while (step < due) show(++step);
        if (step >= steps) return setIsDone(true);
        const nextAt = startedAt + ((step + 1) * durationMs) / steps;
        cancel = clock.after(Math.max(0, nextAt - clock.now()), goOn);
      };
      goOn();
      return () => cancel();
    },
    [phase, clock, durationMs, steps],
  );
  return phase;
}

function phaseOf(sight: Sight, isDone: boolean): CounterPhase {
  if (isDone) return 'done';
  if (sight === 'seen') return 'running';
  return sight === 'unseen' ? 'waiting' : 'static';
}
