import { useRef, useState } from 'react';
import { useInputBeforeHydration } from '../../hooks/useInputBeforeHydration.ts';
import type { ChosenRange } from './rangeScaleGeometry.ts';
import { readEnd, writeEnd } from './rangeTextOps.ts';

interface SelectedRange extends ChosenRange {
  unit: string;
}

/** Holds the typed or dragged range until the address contains it; reset by an external change, such as Back. */
export function useTypedRange({ low, high, unit }: SelectedRange) {
  const [typed, setTyped] = useState(() => chosen({ low, high }, unit));
  const isOutdated = typed.low !== low || typed.high !== high || typed.unit !== unit;
  const current = isOutdated ? chosen({ low, high }, unit) : typed;
  if (isOutdated) setTyped(current);
  const { range, texts } = current;
  const fieldsRef = useRef<HTMLDivElement>(null);
  useInputBeforeHydration(() => {
    const [first = '', last = ''] = Array.from(
      fieldsRef.current?.querySelectorAll('input') ?? [],
      ({ value }) => value,
    );
    if (first === texts.low && last === texts.high) return;
    setTyped({
      ...current,
      range: { low: readEnd(first), high: readEnd(last) },
      texts: { low: first, high: last },
    });
  });
  return {
    range,
    texts,
    /** Of the element around both fields. */
    fieldsRef,
    type: (key: 'low' | 'high', text: string) =>
      setTyped({
        ...current,
        range: { ...range, [key]: readEnd(text) },
        texts: { ...texts, [key]: text },
      }),
    choose: (next: ChosenRange) => setTyped({ ...current, range: next, texts: textsOf(next) }),
  };
}

const textsOf = ({ low, high }: ChosenRange) => ({ low: writeEnd(low), high: writeEnd(high) });

const chosen = (range: ChosenRange, unit: string) => ({ ...range, unit, range, texts: textsOf(range) });
