import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Typefaces devices have in place of ours, with the names a style sheet asks for them by. */
const localNames = {
  arial: ['Arial', 'Arial Bold'],
  helvetica: ['Helvetica', 'Helvetica Bold'],
  roboto: ['Roboto', 'Roboto Bold'],
  dejavu: ['DejaVu Sans', 'DejaVu Sans Bold'],
} as const;

export type DeviceFace = keyof typeof localNames;
export const deviceFaces = Object.keys(localNames) as DeviceFace[];

/** How long the web font is held back from the first paint on, which comes late on a busy machine. */
const fontDelayMs = 2000;

const dataUrl = (face: DeviceFace, style: 'regular' | 'bold') =>
  `url(data:font/woff2;base64,${readFileSync(new URL(`typefaces/${face}/${style}.woff2`, import.meta.url), 'base64')})`;

/** Makes a document's style sheet find one local typeface and no other: the one of `typefaces/`, wherever it is asked for. */
function installFace(html: string, face: DeviceFace): string {
  const [regular, bold] = localNames[face];
  return html.replace(/local\([^)]*\)(?:\s*,\s*local\([^)]*\))*/g, (list) => {
    const names = [...list.matchAll(/local\(\s*["']?([^"')]*)["']?\s*\)/g)].map(([, name]) => name);
    if (names.includes(regular)) return dataUrl(face, 'regular');
    return names.includes(bold) ? dataUrl(face, 'bold') : 'local("none")';
  });
}

interface FaceContextOptions {
  width: number;
  face: DeviceFace;
  /** Leaves out scripts and pictures, which have their own space: what moves is moved by type. */
  isTypeOnly?: boolean;
}

/** Opens a context of a device that has one typeface, and on whose network the web font takes two seconds. */
export async function openFaceContext(
  browser: Browser,
  { width, face, isTypeOnly = false }: FaceContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 900 ? 844 : 900 },
    serviceWorkers: 'block',
    // The policy names the style sheet by its hash.
    bypassCSP: true,
  });
  let visits = 0;
  await context.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'document') {
      const response = await route.fetch();
      visits += 1;
      const html = installFace(await response.text(), face)
        // An address of its own keeps the font out of the memory cache.
        .replaceAll('.woff2', `.woff2?visit=${visits}`);
      return route.fulfill({ response, body: html });
    }
    if (type === 'font') {
      // The page may have been left meanwhile.
      await holdBack(route.request().frame().page()).catch(() => undefined);
      return route.continue().catch(() => undefined);
    }
    if (isTypeOnly && ['script', 'image', 'media'].includes(type)) return route.abort();
    return route.continue();
  });
  return context;
}

async function holdBack(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
}

/** Opens an address and returns how far its page moves when the web font arrives. */
export async function measureTypeShift(page: Page, url: string): Promise<number> {
  // The preloaded font holds the load event.
  await page.goto(url);
  return page.evaluate(sumShifts);
}

/** Runs in the page. What moves before is not moved by type, or by a face of `typefaces/`, which local ones never do. */
async function sumShifts(): Promise<number> {
  await document.fonts.ready;
  const font = performance.getEntriesByType('resource').find(({ name }) => name.includes('.woff2'));
  if (!font) throw new Error('The page has loaded no font.');
  const arrival = (font as PerformanceResourceTiming).responseEnd;
  if (arrival < 1500) throw new Error(`The font was there after ${arrival} ms.`);
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (startTime > arrival - 20) sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 150);
  });
}
