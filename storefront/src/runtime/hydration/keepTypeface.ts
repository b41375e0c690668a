/** Time from the layout of the first frame to its paint, at most. */
const maxFrameMs = 100;

/** Whether the web font may have arrived after the first frame was laid out. */
function mayBeLate(): boolean {
  if (!document.fonts.check('1em "Mona Sans Variable"')) return true;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const font = resources.find(({ name }) => name.includes('/site-text-'));
  return Boolean(paint && font && font.responseEnd > paint.startTime - maxFrameMs);
}

/**
 * Keeps the font that the document was painted in (ADR 17): a late web font, though `optional`,
 * would be swapped in when the next style sheet is applied.
 */
export function keepTypeface(): void {
  if (!mayBeLate()) return;
  const { dataset } = document.documentElement;
  const width = headingWidth();
  dataset['typeface'] = 'fallback';
  // The page is set in the web font already.
  if (headingWidth() !== width) delete dataset['typeface'];
}

function headingWidth(): number | undefined {
  const heading = document.querySelector('h1');
  if (!heading) return undefined;
  const range = document.createRange();
  range.selectNodeContents(heading);
  return range.getBoundingClientRect().width;
}
