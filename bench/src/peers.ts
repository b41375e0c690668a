// `npm run peers -w bench`: measures components beside the best libraries. `-- --json` prints data, `-- editor` runs one job.
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { type Candidate, type Job, jobs } from './peers/candidates.ts';
import { type Figures, measureByJob } from './peers/measures.ts';
import { createWorkMeter } from './peers/workMeter.ts';
import { servePages } from './peers/pages.ts';
import { lowerMedian, formatPeerTable } from './peers/peerTable.ts';
import { codeSize, componentSize } from './componentSizes.ts';

const args = process.argv.slice(2);
const isJson = args.includes('--json');
const requestedJobs = args.filter((argument) => !argument.startsWith('--'));
const selectedJobs = jobs.filter(({ name }) => requestedJobs.length === 0 || requestedJobs.includes(name));
/** Runs per candidate; the median counts. */
const runCount = 3;

const pageServer = await servePages(
  selectedJobs.flatMap(({ candidates }) => candidates.map(({ page }) => page)),
);
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const results = [];
  for (const job of selectedJobs) {
    for (const candidate of job.candidates) {
      results.push({
        job: job.name,
        candidate: candidate.name,
        figures: await medianFigures(job, candidate),
      });
    }
    if (!isJson) console.log(formatPeerTable(job, results));
  }
  if (isJson) console.log(JSON.stringify(results, null, 2));
} finally {
  await browser.close();
  pageServer.close();
}

async function medianFigures(job: Job, candidate: Candidate): Promise<Figures> {
  const { initial } = await candidateSize(candidate);
  const taken: Figures[] = [];
  for (let run = 0; run < runCount; run++) taken.push(await measureRun(job, candidate));
  const names = Object.keys(taken[0] ?? {});
  return {
    kB: initial / 1000,
    ...Object.fromEntries(
      names.map((name) => [name, lowerMedian(taken.map((figures) => figures[name] ?? 0))]),
    ),
  };
}

function candidateSize({ bundle }: Candidate) {
  return 'unit' in bundle ? componentSize(bundle.unit) : codeSize(bundle.code);
}

async function measureRun({ name, cpuSlowdown }: Job, candidate: Candidate): Promise<Figures> {
  const isPhone = cpuSlowdown > 1;
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
    await page.goto(pageServer.url(candidate.page));
    await page.waitForFunction(() => 'bench' in window);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await measureByJob[name]({ page, cdp, measureWork: await createWorkMeter(cdp), candidate });
  } finally {
    await context.close();
  }
}
