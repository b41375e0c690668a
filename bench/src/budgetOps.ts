import type { BuiltWeight } from './builtWeights.ts';

type Budgets = Readonly<Record<string, BuiltWeight>>;

const measures = ['first', 'script', 'style', 'files'] as const;

/** What is over its budget, has none, or has one without being there; in words. */
export function overBudget(weights: ReadonlyMap<string, BuiltWeight>, budgets: Budgets): string[] {
  const lost = Object.keys(budgets).filter((name) => !weights.has(name));
  return [
    ...lost.map((name) => `There is no page ${name} any more; take its budget away.`),
    ...[...weights].flatMap(([name, weight]) => {
      const budget = budgets[name];
      if (!budget) return [`The page ${name} has no budget.`];
      return measures
        .filter((measure) => weight[measure] > budget[measure])
        .map(
          (measure) => `${name}: ${measure} is ${shown(weight[measure])}, over ${shown(budget[measure])}.`,
        );
    }),
  ];
}

export const weightLine = (name: string, { first, script, style, files }: BuiltWeight) =>
  `${name.padEnd(10)} scripts ${shown(script)} kB (${shown(first)} before the first paint), styles ${shown(style)} kB, files ${files}`;

const shown = (value: number) => String(Math.round(value * 10) / 10);
