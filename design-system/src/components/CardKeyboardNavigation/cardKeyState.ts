export interface CardPosition {
  /** Index of the focused card, from 0. */
  index: number;
  count: number;
  /** Cards per row. */
  columns: number;
  isRtl: boolean;
}

/** Returns the index of the card a key moves to; null for other keys and past the ends. */
export function cardAfterKey(key: string, { index, count, columns, isRtl }: CardPosition): number | null {
  const steps: Record<string, number> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -index,
    End: count - 1 - index,
  };
  const step = steps[key];
  if (step === undefined || step === 0) return null;
  const next = index + step;
  return next >= 0 && next < count ? next : null;
}
