import type { Browser } from 'playwright-core';
import { builtWeights } from './builtWeights.ts';
import { serveCopies } from './floorServer.ts';
import { fontGoalKb, type PublicPage, publicPages, styleGoalKb } from './publicPages.ts';
import { roundsOr } from './rounds.ts';
import { type Line, median } from './table.ts';
import { type Visit, visit } from './visit.ts';

const rounds = roundsOr(5);
const paintRatio = 1.05;
const blockingGoalMs = 100;

/** The public pages beside the same pages without script. */
export async function pageLines(browser: Browser, origin: string): Promise<Line[]> {
  const copies = await serveCopies(origin);
  try {
    const weights = await builtWeights();
    const lines: Line[] = [];
    for (const page of publicPages) {
      const product: Visit[] = [];
      const floor: Visit[] = [];
      // Copies are made on the first visit, which does not count.
      for (const site of [copies.floor, copies.product]) {
        await visit(browser, site + page.path, { isSlow: false });
      }
      // Side by side, so that whatever else the machine does touches both.
      for (let round = 0; round < rounds; round++) {
        floor.push(await visit(browser, copies.floor + page.path));
        product.push(await visit(browser, copies.product + page.path));
      }
      lines.push(...linesOf(page, product, floor, weights.get(page.name)?.style ?? Number.NaN));
    }
    return lines;
  } finally {
    await copies.close();
  }
}

function linesOf({ name, goals }: PublicPage, product: Visit[], floor: Visit[], styleKb: number): Line[] {
  const of = (visits: readonly Visit[], read: (one: Visit) => number) => median(visits.map(read));
  const weight = (what: string, read: (one: Visit) => number, goal: number | undefined): Line[] => {
    if (goal === undefined) return [];
    const kb = of(product, read) / 1000;
    return [
      { what: `${name}: ${what}`, goal: `≤ ${goal} kB`, value: `${kb.toFixed(1)} kB`, isMet: kb <= goal },
    ];
  };
  const paint = (what: string, read: (one: Visit) => number): Line => {
    const [ours, least] = [of(product, read), of(floor, read)];
    const ratio = ours / least;
    return {
      what: `${name}: ${what}`,
      goal: `≤ ${paintRatio} × floor`,
      value: `${Math.round(ours)} ms`,
      beside: `${Math.round(least)} ms`,
      ratio,
      isMet: ratio <= paintRatio,
    };
  };
  const cls = of(product, (one) => one.cls);
  const tbt = of(product, (one) => one.tbt);
  const floorTbt = of(floor, (one) => one.tbt);
  const longest = of(product, (one) => one.longestAfter);
  return [
    ...weight('JavaScript', (one) => one.bytes.script, goals.script),
    {
      what: `${name}: CSS, in the document`,
      goal: `≤ ${styleGoalKb} kB`,
      value: `${styleKb.toFixed(1)} kB`,
      isMet: styleKb <= styleGoalKb,
    },
    ...weight('fonts', (one) => one.bytes.font, fontGoalKb),
    ...weight('all bytes', (one) => one.bytes.all, 'all' in goals ? goals.all : undefined),
    paint('FCP', (one) => one.fcp),
    paint('LCP', (one) => one.lcp),
    { what: `${name}: CLS`, goal: '0.00', value: cls.toFixed(2), isMet: cls < 0.005 },
    {
      what: `${name}: total blocking time`,
      goal: `≤ ${blockingGoalMs} ms`,
      value: `${Math.round(tbt)} ms`,
      beside: `${Math.round(floorTbt)} ms`,
      isMet: tbt <= blockingGoalMs,
    },
    {
      what: `${name}: longest task after hydration`,
      goal: '≤ 50 ms',
      value: longest === 0 ? '≤ 50 ms' : `${Math.round(longest)} ms`,
      isMet: longest === 0,
    },
  ];
}
