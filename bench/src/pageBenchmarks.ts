import type { Browser } from 'playwright-core';
import { pageWeights } from './pageWeights.ts';
import { startCopyServers } from './floorServer.ts';
import { fontGoalKb, type PublicPage, publicPages, styleGoalKb } from './publicPages.ts';
import { roundCount } from './rounds.ts';
import { type BenchResult, median } from './resultsTable.ts';
import { type Visit, visit } from './visit.ts';

const rounds = roundCount(5);
const paintRatioGoal = 1.05;
const blockingGoalMs = 100;
const prefetchGoalKb = 60;

/** Measures the public pages beside the same pages without scripts. */
export async function measurePages(browser: Browser, origin: string): Promise<BenchResult[]> {
  const copies = await startCopyServers(origin);
  try {
    const weights = await pageWeights();
    const lines: BenchResult[] = [];
    for (const page of publicPages) {
      const product: Visit[] = [];
      const floor: Visit[] = [];
      // Not counted: the first visit fills the caches of both copies.
      for (const site of [copies.floor, copies.product]) {
        await visit(browser, site + page.path, { isSlow: false });
      }
      // Interleave, so that background load affects both.
      for (let round = 0; round < rounds; round++) {
        floor.push(await visit(browser, copies.floor + page.path));
        product.push(await visit(browser, copies.product + page.path));
      }
      lines.push(...pageResults(page, product, floor, weights.get(page.name)?.style ?? Number.NaN));
    }
    return lines;
  } finally {
    await copies.close();
  }
}

function pageResults(
  { name, goals }: PublicPage,
  product: Visit[],
  floor: Visit[],
  styleKb: number,
): BenchResult[] {
  const of = (visits: readonly Visit[], read: (one: Visit) => number) => median(visits.map(read));
  const weight = (what: string, read: (one: Visit) => number, goal: number | undefined): BenchResult[] => {
    if (goal === undefined) return [];
    const kb = of(product, read) / 1000;
    return [
      { metric: `${name}: ${what}`, goal: `≤ ${goal} kB`, value: `${kb.toFixed(1)} kB`, isMet: kb <= goal },
    ];
  };
  const paint = (what: string, read: (one: Visit) => number): BenchResult => {
    const [ours, least] = [of(product, read), of(floor, read)];
    const ratio = ours / least;
    return {
      metric: `${name}: ${what}`,
      goal: `≤ ${paintRatioGoal} × floor`,
      value: `${Math.round(ours)} ms`,
      floor: `${Math.round(least)} ms`,
      ratio,
      isMet: ratio <= paintRatioGoal,
    };
  };
  const cls = of(product, (one) => one.cls);
  const tbt = of(product, (one) => one.tbt);
  const floorTbt = of(floor, (one) => one.tbt);
  const longest = of(product, (one) => one.longestTaskAfterHydrationMs);
  return [
    ...weight('JavaScript', (one) => one.bytes.script, goals.script),
    {
      metric: `${name}: CSS, in the document`,
      goal: `≤ ${styleGoalKb} kB`,
      value: `${styleKb.toFixed(1)} kB`,
      isMet: styleKb <= styleGoalKb,
    },
    ...weight('fonts', (one) => one.bytes.font, fontGoalKb),
    ...weight('all bytes', (one) => one.bytes.all, 'all' in goals ? goals.all : undefined),
    ...weight('prefetched for a tap', (one) => one.bytes.prefetch, prefetchGoalKb),
    paint('FCP', (one) => one.fcp),
    paint('LCP', (one) => one.lcp),
    { metric: `${name}: CLS`, goal: '0.00', value: cls.toFixed(2), isMet: cls < 0.005 },
    {
      metric: `${name}: total blocking time`,
      goal: `≤ ${blockingGoalMs} ms`,
      value: `${Math.round(tbt)} ms`,
      floor: `${Math.round(floorTbt)} ms`,
      isMet: tbt <= blockingGoalMs,
    },
    {
      metric: `${name}: longest task after hydration`,
      goal: '≤ 50 ms',
      value: longest === 0 ? '≤ 50 ms' : `${Math.round(longest)} ms`,
      isMet: longest === 0,
    },
  ];
}
