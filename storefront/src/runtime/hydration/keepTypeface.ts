/** How long an `optional` typeface may be late: until then the browser paints no text. */
const blockPeriodMs = 100;

/** Whether the page was painted before the web font had come. */
function isFontLate(): boolean {
  if (!document.fonts.check('1em "Mona Sans Variable"')) return true;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const font = resources.find(({ name }) => name.includes('/site-text-'));
  return Boolean(paint && font && font.responseEnd > paint.startTime + blockPeriodMs);
}

/**
 * Keeps the typeface that the document was painted in (ADR 17): a late one, though `optional`, takes its place when the next
 * style sheet is applied.
 */
export function keepTypeface(): void {
  if (isFontLate()) document.documentElement.dataset['typeface'] = 'fallback';
}
