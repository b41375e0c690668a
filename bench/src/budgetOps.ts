import type { PageWeight } from './pageWeights.ts';

type Budgets = Readonly<Record<string, PageWeight>>;

const measures = ['first', 'script', 'style', 'files'] as const;

/** Describes entries over budget, without one, and budgets without an entry. */
export function budgetProblems(weights: ReadonlyMap<string, PageWeight>, budgets: Budgets): string[] {
  const lost = Object.keys(budgets).filter((name) => !weights.has(name));
  return [
    ...lost.map((name) => `There is no page ${name} any more; take its budget away.`),
    ...[...weights].flatMap(([name, weight]) => {
      const budget = budgets[name];
      if (!budget) return [`The page ${name} has no budget.`];
      return measures
        .filter((measure) => weight[measure] > budget[measure])
        .map(
          (measure) =>
            `${name}: ${measure} is ${roundToTenth(weight[measure])}, over ${roundToTenth(budget[measure])}.`,
        );
    }),
  ];
}

export const formatWeight = (name: string, { first, script, style, files }: PageWeight) =>
  `${name.padEnd(10)} scripts ${roundToTenth(script)} kB (${roundToTenth(first)} before the first paint), styles ${roundToTenth(style)} kB, files ${files}`;

const roundToTenth = (value: number) => String(Math.round(value * 10) / 10);
