/** A page number, or a gap for omitted pages. */
export type PageStep = number | 'gap';

/**
 * Returns the steps of a pagination: first, last, current page and its neighbours. A single omitted page is shown,
 * because a gap would take the same space.
 */
export function pageSteps({ page, pageCount }: { page: number; pageCount: number }): PageStep[] {
  const count = toInteger(pageCount);
  const current = Math.min(Math.max(toInteger(page), 1), count);
  const shown = [...new Set([1, current - 1, current, current + 1, count])].filter(
    (number) => number >= 1 && number <= count,
  );
  return shown.flatMap((number, index): PageStep[] => {
    const previous = shown[index - 1] ?? 0;
    if (number - previous === 1) return [number];
    return number - previous === 2 ? [number - 1, number] : ['gap', number];
  });
}

function toInteger(value: number): number {
  return Number.isFinite(value) ? Math.trunc(value) : 0;
}
