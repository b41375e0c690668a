import type { Condition, SizeIndex, Wanted } from '@elvora/catalogue/search';

/** Returns the value among some sizes that is nearest to a condition; null when none has a value of that kind. */
export function nearestValue(
  index: SizeIndex,
  { wanted }: Condition,
  sizes: readonly number[],
): Wanted | null {
  if (wanted.kind === 'protection') return nearestProtection(index, wanted, sizes);
  if (wanted.kind !== 'quantity' || wanted.low === null || wanted.low !== wanted.high) return null;
  const table = index.sizeValues.get(wanted.dimension);
  if (!table) return null;
  const isLookedAt = new Set(sizes);
  const { owner, property, numbers } = table;
  let [nearest, distance] = [Number.NaN, Infinity];
  for (let row = 0; row < owner.length; row += 1) {
    const value = numbers[0]?.[row] ?? Number.NaN;
    const isSingle = value === numbers[1]?.[row];
    const definition = index.properties[property[row] ?? 0];
    const isMeant = wanted.propertyKey === undefined || wanted.propertyKey === definition?.key;
    if (!isSingle || !isMeant || definition?.rank !== 1 || !isLookedAt.has(owner[row] ?? -1)) continue;
    const apart = Math.abs(value - wanted.low);
    if (apart < distance && apart > 0) [nearest, distance] = [value, apart];
  }
  return Number.isNaN(nearest) ? null : { ...wanted, low: nearest, high: nearest };
}

/** The highest degree of protection among products or sizes. */
function nearestProtection(
  index: SizeIndex,
  wanted: Extract<Wanted, { kind: 'protection' }>,
  sizes: readonly number[],
): Wanted | null {
  const isSize = new Set(sizes);
  const isProduct = new Set(sizes.map((size) => index.productOfSize[size] ?? 0));
  let best: { solids: number; water: number } | null = null;
  for (const [table, owners] of [
    [index.sizeValues.get('protection'), isSize],
    [index.productValues.get('protection'), isProduct],
  ] as const) {
    table?.owner.forEach((owner, row) => {
      const [solids = -1, water = -1] = [table.numbers[0]?.[row], table.numbers[1]?.[row]];
      if (!owners.has(owner)) return;
      if (!best || water > best.water || (water === best.water && solids > best.solids))
        best = { solids, water };
    });
  }
  const found = best as { solids: number; water: number } | null;
  if (!found || found.water === wanted.water) return null;
  return { kind: 'protection', solids: found.solids < 0 ? null : found.solids, water: found.water };
}
