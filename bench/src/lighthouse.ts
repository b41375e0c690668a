// What Lighthouse says of the public pages on a phone: `npm run lighthouse -w bench`, after `npm run build`.
// It comes with 185 MB of packages and is asked now and then: npm fetches this very version for the run and keeps it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/freePort.mjs';
import { dataFolder, removeFolder, startProduct } from './product.ts';
import { roundsOr } from './rounds.ts';

const version = '12.8.2';
const paths = {
  home: '/',
  category: '/category/Cable%20Accessories',
  product: '/product/2',
  article: '/blog/choosing-a-cable-gland',
  contact: '/contact',
};

/** What is read of its report. */
interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const rounds = roundsOr(3);
const dataDir = dataFolder();
try {
  const product = await startProduct(dataDir);
  const port = await freePort();
  const launch = await chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    for (const [name, path] of Object.entries(paths)) {
      const reports: Report[] = [];
      // The first visit makes what the server keeps.
      await fetch(product.origin + path);
      for (let round = 0; round < rounds; round++) reports.push(await reportOf(product.origin + path, port));
      console.log(linesOf(name, middleOf(reports)).join('\n'));
    }
  } finally {
    await browser.close();
    await product.stop();
  }
} finally {
  removeFolder(dataDir);
}

async function reportOf(url: string, port: number): Promise<Report> {
  const lighthouse = spawn(
    'npm',
    [
      'exec',
      '--yes',
      `--package=lighthouse@${version}`,
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
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return JSON.parse(report) as Report;
}

/** The one whose performance is in the middle: the other scores are the same each time. */
function middleOf(reports: readonly Report[]): Report {
  const performance = ({ categories }: Report) => categories['performance']?.score ?? 0;
  const middle = reports.toSorted((a, b) => performance(a) - performance(b))[Math.floor(reports.length / 2)];
  if (!middle) throw new Error('Lighthouse was never asked.');
  return middle;
}

/** The scores of a page, and below them each audit that costs some of it. */
function linesOf(name: string, { categories, audits }: Report): string[] {
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
