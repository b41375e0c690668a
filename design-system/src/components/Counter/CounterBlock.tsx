import { createContext, type ReactNode, useRef } from 'react';
import { type InViewState, useInView } from '../../hooks/index.ts';

export interface CounterBlockProps {
  /** Part of the block that has to be in sight before its counters start, from 0 to 1. @default 0.3 */
  threshold?: number;
  children: ReactNode;
}

/** What the block around a counter has seen; null where a counter stands alone. */
export const CounterBlockContext = createContext<InViewState | null>(null);

export const defaultThreshold = 0.3;

/** Starts all counters in it together, when enough of it can be seen. */
export function CounterBlock({ threshold = defaultThreshold, children }: CounterBlockProps) {
  const ref = useRef<HTMLDivElement>(null);
  const sight = useInView({ ref, threshold });
  return (
    <div data-component="CounterBlock" ref={ref}>
      <CounterBlockContext value={sight}>{children}</CounterBlockContext>
    </div>
  );
}
