export interface CardPosition {
  /** Of the card with the focus, from 0. */
  at: number;
  count: number;
  /** Cards in a row. */
  columns: number;
  isRtl: boolean;
}

/** The card a key leads to; `null` when the key is not the cards' or there is none. */
export function cardAfterKey(key: string, { at, count, columns, isRtl }: CardPosition): number | null {
  const steps: Record<string, number> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: count - 1 - at,
  };
  const step = steps[key];
  if (step === undefined || step === 0) return null;
  const next = at + step;
  return next >= 0 && next < count ? next : null;
}
