import { useLayoutEffect, useRef } from 'react';
import type { ChosenRange } from './rangeScaleGeometry.ts';

/** Remembers the app's range, so that nothing is submitted twice or unchanged. */
export function useCommittedRange({ low, high }: ChosenRange) {
  const committed = useRef<ChosenRange>({ low, high });
  useLayoutEffect(
    function followAddress() {
      committed.current = { low, high };
    },
    [low, high],
  );
  return {
    /** Marks a range as committed; returns false if it already is. */
    take: (range: ChosenRange): boolean => {
      const isNew = range.low !== committed.current.low || range.high !== committed.current.high;
      committed.current = range;
      return isNew;
    },
  };
}
