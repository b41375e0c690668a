// Ours beside the best of their kind, in one run: `npm run peers`, with `-- --json` as data, `-- editor` one job alone.
import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { type Candidate, type Job, jobs } from './peers/candidates.ts';
import { type Figures, measures } from './peers/measures.ts';
import { meterOf } from './peers/meter.ts';
import { servePages } from './peers/pages.ts';
import { median, tableOf } from './peers/report.ts';
import { codeWeight, unitSize } from './unitSizes.ts';

const given = process.argv.slice(2);
const isJson = given.includes('--json');
const wanted = given.filter((argument) => !argument.startsWith('--'));
const chosen = jobs.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
/** The middle one of so many runs counts. */
const runs = 3;

const served = await servePages(chosen.flatMap(({ candidates }) => candidates.map(({ page }) => page)));
const browser = await chromium.launch(await chromiumLaunch());
try {
  const results = [];
  for (const job of chosen) {
    for (const candidate of job.candidates) {
      results.push({ job: job.name, candidate: candidate.name, figures: await figuresOf(job, candidate) });
    }
    if (!isJson) console.log(tableOf(job, results));
  }
  if (isJson) console.log(JSON.stringify(results, null, 2));
} finally {
  await browser.close();
  served.close();
}

async function figuresOf(job: Job, candidate: Candidate): Promise<Figures> {
  const { first } = await weightOf(candidate);
  const taken: Figures[] = [];
  for (let run = 0; run < runs; run++) taken.push(await figuresOfRun(job, candidate));
  const names = Object.keys(taken[0] ?? {});
  return {
    kB: first / 1000,
    ...Object.fromEntries(names.map((name) => [name, median(taken.map((figures) => figures[name] ?? 0))])),
  };
}

function weightOf({ weighs }: Candidate) {
  return 'unit' in weighs ? unitSize(weighs.unit) : codeWeight(weighs.code);
}

async function figuresOfRun({ name, slowdown }: Job, candidate: Candidate): Promise<Figures> {
  const isPhone = slowdown > 1;
  const context = await browser.newContext({
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(served.url(candidate.page));
    await page.waitForFunction(() => 'bench' in window);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measures[name]({ page, cdp, workOf: await meterOf(cdp), candidate });
  } finally {
    await context.close();
  }
}
