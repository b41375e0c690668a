/** Text whose width differs between the web font and each of its stand-ins. */
const sample = 'Electrical components 0123456789';

/**
 * Keeps the font that the document was painted in (ADR 17): a late web font, though `optional`, would be swapped in when the
 * next style sheet is applied. What the browser uses cannot be told from times: a font may arrive before the first paint, but
 * after the first layout.
 */
export function keepTypeface(): void {
  if (isFontLoaded() && isFontUsed()) return;
  document.documentElement.dataset['typeface'] = 'fallback';
}

const isFontLoaded = () => document.fonts.check('1em "Mona Sans Variable"');

/** Whether text is rendered in the web font: it is as wide in the other families as in all if one of those is used. */
function isFontUsed(): boolean {
  const [, ...others] = getComputedStyle(document.body).fontFamily.split(',');
  const own = createSample();
  const standIn = createSample();
  standIn.style.fontFamily = others.join(',');
  document.body.append(own, standIn);
  const isUsed = own.offsetWidth !== standIn.offsetWidth;
  own.remove();
  standIn.remove();
  return isUsed;
}

function createSample(): HTMLElement {
  const element = document.createElement('span');
  element.textContent = sample;
  // Large, so that small differences add up to whole pixels; out of the flow and unseen.
  Object.assign(element.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    fontSize: '200px',
  });
  return element;
}
