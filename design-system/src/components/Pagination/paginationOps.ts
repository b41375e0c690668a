/** A page to go to, or a gap for the pages that are left out. */
export type PageStep = number | 'gap';

/**
 * The steps of a pager: first, last, the current page and its neighbours. A gap never stands for a single page, which
 * takes no more room than the gap.
 */
export function pageSteps({ page, pageCount }: { page: number; pageCount: number }): PageStep[] {
  const count = toInteger(pageCount);
  if (count < 1) return [];
  const current = Math.min(Math.max(toInteger(page), 1), count);
  const shown = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((number) => number >= 1 && number <= count)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index): PageStep[] => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : ['gap', number];
  });
}

function toInteger(value: number): number {
  return Number.isFinite(value) ? Math.trunc(value) : 0;
}
