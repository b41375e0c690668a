/** Block period of `font-display: optional`, for which the browser paints no text. */
const blockPeriodMs = 100;

/** Whether the web font has arrived after the time a browser should wait for it. */
function isFontLate(): boolean {
  if (!document.fonts.check('1em "Mona Sans Variable"')) return true;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const font = resources.find(({ name }) => name.includes('/site-text-'));
  return Boolean(paint && font && font.responseEnd > paint.startTime + blockPeriodMs);
}

/**
 * Keeps the font that the document was painted in (ADR 17): a late web font, though `optional`,
 * would be swapped in when the next style sheet is applied.
 */
export function keepTypeface(): void {
  if (!isFontLate()) return;
  const { dataset } = document.documentElement;
  const width = headingWidth();
  dataset['typeface'] = 'fallback';
  // A busy browser has waited longer: the page is set in the web font already, so keep that.
  if (headingWidth() !== width) delete dataset['typeface'];
}

function headingWidth(): number | undefined {
  const heading = document.querySelector('h1');
  if (!heading) return undefined;
  const range = document.createRange();
  range.selectNodeContents(heading);
  return range.getBoundingClientRect().width;
}
