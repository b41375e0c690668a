// `npm run lighthouse -w bench`, after `npm run build`: runs Lighthouse on the public pages as a phone.
// Not a dependency, since its packages take 185 MB: npm fetches the version below on demand.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/freePort.mjs';
import { createDataDir, removeDir, startProductionServer } from './productionServer.ts';
import { roundCount } from './rounds.ts';

const lighthouseVersion = '12.8.2';
const paths = {
  home: '/',
  category: '/category/Cable%20Accessories',
  product: '/product/2',
  article: '/blog/choosing-a-cable-gland',
  contact: '/contact',
};

/** Fields read from the report. */
interface LighthouseReport {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const rounds = roundCount(3);
const dataDir = createDataDir();
try {
  const product = await startProductionServer(dataDir);
  const port = await freePort();
  const launch = await chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    for (const [name, path] of Object.entries(paths)) {
      const reports: LighthouseReport[] = [];
      // The first visit fills the server's caches.
      await fetch(product.origin + path);
      for (let round = 0; round < rounds; round++)
        reports.push(await runLighthouse(product.origin + path, port));
      console.log(formatReport(name, medianReport(reports)).join('\n'));
    }
  } finally {
    await browser.close();
    await product.stop();
  }
} finally {
  removeDir(dataDir);
}

async function runLighthouse(url: string, port: number): Promise<LighthouseReport> {
  const lighthouse = spawn(
    'npm',
    [
      'exec',
      '--yes',
      `--package=lighthouse@${lighthouseVersion}`,
      '--',
      'lighthouse',
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [report, [code]] = await Promise.all([text(lighthouse.stdout), once(lighthouse, 'close')]);
  if (code !== 0) throw new Error(`Lighthouse exited with ${code}.`);
  return JSON.parse(report) as LighthouseReport;
}

/** Returns the report with the median performance; the other scores do not vary. */
function medianReport(reports: readonly LighthouseReport[]): LighthouseReport {
  const performance = ({ categories }: LighthouseReport) => categories['performance']?.score ?? 0;
  const middle = reports.toSorted((a, b) => performance(a) - performance(b))[Math.floor(reports.length / 2)];
  if (!middle) throw new Error('There are no Lighthouse reports.');
  return middle;
}

/** Formats the scores of a page and each audit below 100. */
function formatReport(name: string, { categories, audits }: LighthouseReport): string[] {
  const parts = Object.values(categories);
  const scores = parts.map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
  const short = parts
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => {
      const { title = id, score = null, displayValue = '' } = audits[id] ?? {};
      return score === null || score === 1 ? [] : [`  ${title}: ${Math.round(score * 100)} ${displayValue}`];
    });
  return [`${name}: ${scores.join(', ')}`, ...short];
}
