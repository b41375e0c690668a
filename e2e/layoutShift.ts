import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Local fonts of devices, with the names by which style sheets request them. */
const localNames = {
  arial: ['Arial', 'Arial Bold'],
  helvetica: ['Helvetica', 'Helvetica Bold'],
  roboto: ['Roboto', 'Roboto Bold'],
  dejavu: ['DejaVu Sans', 'DejaVu Sans Bold'],
} as const;

export type DeviceFace = keyof typeof localNames;
export const deviceFaces = Object.keys(localNames) as DeviceFace[];

/** Delay of the web font after the first paint, which is late on a busy machine. */
const fontDelayMs = 2000;

const dataUrl = (face: DeviceFace, style: 'regular' | 'bold') =>
  `url(data:font/woff2;base64,${readFileSync(new URL(`typefaces/${face}/${style}.woff2`, import.meta.url), 'base64')})`;

/** Replaces the local fonts in a document's style sheet: the given one by its file in `typefaces/`, the others by none. */
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
  /** Blocks scripts and pictures, so that only fonts can shift the layout. */
  isTypeOnly?: boolean;
}

/** Opens a browser context with one local font, in which the web font takes two seconds. */
export async function openFaceContext(
  browser: Browser,
  { width, face, isTypeOnly = false }: FaceContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 900 ? 844 : 900 },
    serviceWorkers: 'block',
    // The policy contains the hash of the original style sheet.
    bypassCSP: true,
  });
  let visits = 0;
  await context.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'document') {
      const response = await route.fetch();
      visits += 1;
      const html = installFace(await response.text(), face)
        // A unique URL per visit bypasses the memory cache.
        .replaceAll('.woff2', `.woff2?visit=${visits}`);
      return route.fulfill({ response, body: html });
    }
    if (type === 'font') {
      // The page may have been closed in the meantime.
      await delayPastFirstPaint(route.request().frame().page()).catch(() => undefined);
      return route.continue().catch(() => undefined);
    }
    if (isTypeOnly && ['script', 'image', 'media'].includes(type)) return route.abort();
    return route.continue();
  });
  return context;
}

async function delayPastFirstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
}

/** Opens a URL and returns the layout shift when the web font arrives. */
export async function measureTypeShift(page: Page, url: string): Promise<number> {
  // The preloaded font delays the load event.
  await page.goto(url);
  return page.evaluate(sumShifts);
}

/**
 * Runs in the page. Ignores earlier shifts: they have other causes, or come from `typefaces/`, which real local fonts
 * avoid.
 */
async function sumShifts(): Promise<number> {
  await document.fonts.ready;
  const font = performance.getEntriesByType('resource').find(({ name }) => name.includes('.woff2'));
  if (!font) throw new Error('The page has loaded no font.');
  const arrival = (font as PerformanceResourceTiming).responseEnd;
  if (arrival < 1500) throw new Error(`The font arrived too early, after ${arrival} ms.`);
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (startTime > arrival - 20) sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 150);
  });
}
