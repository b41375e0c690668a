import { useLayoutEffect, useRef } from 'react';
import type { ChosenRange } from './rangeScaleGeometry.ts';

/** Remembers the app's range, so that nothing is submitted twice or without a change. */
export function useCommittedRange({ low, high }: ChosenRange) {
  const committed = useRef<ChosenRange>({ low, high });
  useLayoutEffect(
    function followAddress() {
      committed.current = { low, high };
    },
    [low, high],
  );
  return {
    /** Takes a range as committed; false for the one that is. */
    take: (range: ChosenRange): boolean => {
      const isNew = range.low !== committed.current.low || range.high !== committed.current.high;
      committed.current = range;
      return isNew;
    },
  };
}
