// `npm run layout-shift`, after `npm run build` and `npm run e2e:seed`: prints the layout shift of each public page
// when its web font arrives after two seconds, for every fallback font of devices and widths from 320 to 1440 px.
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';
import { type DeviceFace, deviceFaces, measureTypeShift, openFaceContext } from './layoutShift.ts';
import { publicPages } from './publicPages.ts';
import { startServer } from './startServer.ts';

const widths = [320, 360, 390, 412, 480, 600, 768, 899, 900, 1024, 1200, 1440];
const paths = [...publicPages, '/product/1', '/product/40', '/nowhere'];

/** Number of tabs that wait for the web font concurrently. */
const tabCount = 10;

/** Tolerance within which text in the fallback font is as wide as in the web font. */
const maxDeviation = 0.02;

const server = await startServer();
const siteUrl = server.url;
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const began = performance.now();
  const shifts = new Map<string, number>();
  for (const face of deviceFaces)
    for (const width of widths) await measurePages(browser, face, width, shifts);
  const measures = await Promise.all(deviceFaces.map((face) => compareMeasure(browser, face)));
  printTables(shifts, measures.flat());
  console.log(`\n${shifts.size} visits in ${Math.round((performance.now() - began) / 1000)} s`);
} finally {
  await browser.close();
  await server.stop();
}

function keyOf(path: string, face: DeviceFace, width: number): string {
  return `${path} ${face} ${width}`;
}

async function measurePages(on: Browser, face: DeviceFace, width: number, shifts: Map<string, number>) {
  const context = await openFaceContext(on, { width, face });
  // On a busy machine ten concurrent pages take long.
  context.setDefaultNavigationTimeout(0);
  const left = [...paths];
  const visitRest = async () => {
    const page = await context.newPage();
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      shifts.set(keyOf(path, face, width), await measureTypeShift(page, `${siteUrl}${path}`));
    }
  };
  await Promise.all(Array.from({ length: tabCount }, visitRest));
  await context.close();
}

interface Measure {
  face: DeviceFace;
  /** Weight and width of the text. */
  style: string;
  /** Width of texts in the fallback font, as a share of their width in the web font. */
  share: number;
}

/** Compares the widths of the home page's texts in the fallback and the web font. */
async function compareMeasure(on: Browser, face: DeviceFace): Promise<Measure[]> {
  const context = await openFaceContext(on, { width: 1440, face });
  context.setDefaultNavigationTimeout(0);
  const page = await context.newPage();
  await measureTypeShift(page, siteUrl);
  const shares = await page.evaluate(measureTexts);
  await context.close();
  return shares.map((measure) => ({ face, ...measure }));
}

/** Runs in the page, which keeps its fallback font. */
async function measureTexts() {
  const [fontUrl] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('site-text'));
  const web = new FontFace('Web font', `url("${fontUrl?.name}")`, {
    weight: '400 700',
    stretch: '100% 118%',
  });
  document.fonts.add(await web.load());
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ');
  const widthOf = (content: string, style: Partial<CSSStyleDeclaration>) => {
    const line = document.createElement('span');
    Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '16px', ...style });
    line.textContent = content;
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  };
  const family = getComputedStyle(document.documentElement).fontFamily;
  return [
    { fontWeight: '400', fontStretch: '100%', content: text('p') },
    { fontWeight: '600', fontStretch: '100%', content: text('h3, a') },
    { fontWeight: '600', fontStretch: '106%', content: text('h2, h3') },
    { fontWeight: '600', fontStretch: '112%', content: text('h1, h2') },
  ].map(({ content, ...style }) => ({
    style: `${style.fontWeight} ${style.fontStretch}`,
    share:
      widthOf(content, { ...style, fontFamily: family }) /
      widthOf(content, { ...style, fontFamily: '"Web font"' }),
  }));
}

function printTables(shifts: ReadonlyMap<string, number>, measures: readonly Measure[]) {
  const longest = Math.max(...paths.map(({ length }) => length));
  console.log(
    `\n${'largest shift, by width'.padEnd(longest)} ${widths.map((width) => String(width).padStart(5)).join('')}`,
  );
  for (const path of paths) {
    const cells = widths.map((width) =>
      Math.max(...deviceFaces.map((face) => shifts.get(keyOf(path, face, width)) ?? Number.NaN)),
    );
    console.log(`${path.padEnd(longest)} ${cells.map((shift) => shift.toFixed(2).padStart(5)).join('')}`);
  }
  console.log('\nface       largest shift');
  for (const face of deviceFaces) {
    const all = paths.flatMap((path) =>
      widths.map((width) => shifts.get(keyOf(path, face, width)) ?? Number.NaN),
    );
    console.log(`${face.padEnd(10)} ${Math.max(...all).toFixed(3)}`);
  }
  console.log('\nwidth of texts in the fallback font, in percent of their width in Mona Sans');
  for (const { face, style, share } of measures) {
    console.log(`${face.padEnd(10)} ${style.padEnd(8)} ${(share * 100).toFixed(1)}`);
  }
  const hasMoved = [...shifts.values()].some((shift) => !(shift < 0.005));
  const isOff = measures.some(({ share }) => !(Math.abs(share - 1) <= maxDeviation));
  if (hasMoved || isOff) process.exitCode = 1;
}
