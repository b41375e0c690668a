import { useEffect, useState } from 'react';
import type { Clock, InViewState } from '../../hooks/index.ts';

/** `static` shows the value, `waiting` shows 0, `running` animates, `done` has animated. */
export type MeterPhase = 'static' | 'waiting' | 'running' | 'done';

interface MeterOptions {
  inView: InViewState;
  delayMs: number;
  durationMs: number;
  clock: Clock;
}

/** Animates a bar once, `delayMs` after it enters the viewport. */
export function useMeter({ inView, delayMs, durationMs, clock }: MeterOptions): MeterPhase {
  const [phase, setPhase] = useState<MeterPhase>('static');
  const isWaiting = phase === 'static' && inView !== 'unknown';

  useEffect(
    function startAnimation() {
      if (inView !== 'seen') return;
      let cancel = clock.after(Math.max(0, delayMs), () => {
        setPhase('running');
        cancel = clock.after(Math.max(0, durationMs), () => setPhase('done'));
      });
      return () => cancel();
    },
    [inView, delayMs, durationMs, clock],
  );
  return isWaiting ? 'waiting' : phase;
}
