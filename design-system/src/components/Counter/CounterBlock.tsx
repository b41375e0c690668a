import { createContext, type ReactNode, useRef } from 'react';
import { type Sight, useSight } from '../../hooks/index.ts';

export interface CounterBlockProps {
  /** Part of the block that has to be in sight before its counters start, from 0 to 1. @default 0.3 */
  threshold?: number;
  children: ReactNode;
}

/** What the block around a counter has seen; null where a counter stands alone. */
export const CounterBlockContext = createContext<Sight | null>(null);

export const usualThreshold = 0.3;

/** Starts all counters in it together, when enough of it can be seen. */
export function CounterBlock({ threshold = usualThreshold, children }: CounterBlockProps) {
  const ref = useRef<HTMLDivElement>(null);
  const sight = useSight({ ref, threshold });
  return (
    <div data-component="CounterBlock" ref={ref}>
      <CounterBlockContext value={sight}>{children}</CounterBlockContext>
    </div>
  );
}
