import { createContext, type ReactNode, useRef } from 'react';
import { type InViewState, useInView } from '../../hooks/index.ts';

export interface CounterBlockProps {
  /** Visible share of the block, 0 to 1, that starts its counters. @default 0.3 */
  threshold?: number;
  children: ReactNode;
}

/** In-view state of the surrounding block; null outside one. */
export const CounterBlockContext = createContext<InViewState | null>(null);

export const defaultThreshold = 0.3;

/** Starts its counters together when it enters the viewport. */
export function CounterBlock({ threshold = defaultThreshold, children }: CounterBlockProps) {
  const ref = useRef<HTMLDivElement>(null);
  const sight = useInView({ ref, threshold });
  return (
    <div data-component="CounterBlock" ref={ref}>
      <CounterBlockContext value={sight}>{children}</CounterBlockContext>
    </div>
  );
}
