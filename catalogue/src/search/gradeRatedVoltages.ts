import type { Condition } from './condition.ts';
import type { ConditionGrades, GradingContext } from './conditionGrades.ts';
import { isSameVoltage } from './gradeQuantity.ts';
import { gradeRows } from './gradeRows.ts';
import { nearRatedGrade, ratedVoltageGrade } from './gradeShares.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges, type SizeRuns } from './sizeRuns.ts';
import { supplyNumber } from './storedValue.ts';
import { valueColumns } from './valueTable.ts';

/** '415 V' matches ratings at 415 V, such as 'Motor at 415 V', unless a size only has another supply voltage. */
export function gradeRatedVoltages(
  index: SizeIndex,
  { wanted, named }: Condition,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  if (wanted.kind !== 'quantity') return;
  const { low, supply } = wanted;
  const voltage = low ?? 0;
  const before = supply ? grades.sizes.slice() : null;
  for (const table of index.sizeValues.values()) {
    const ratedAt = table.numbers[3];
    if (!ratedAt) continue;
    gradeRows(
      index,
      table,
      { grades, ...context, stated: null, naming: null },
      () => (row) => ratedGrade(ratedAt[row] ?? Number.NaN, voltage),
    );
  }
  if (named.has('supplyVoltage')) gradeUnstatedSupply(index, grades, context);
  if (before) resetOtherSupplies(index, grades.sizes, before, { ...context, wanted: supplyNumber(supply) });
}

/** Grade of a coil's voltage for sizes that state none: it is ordered by a suffix of the code. */
const unstatedSupply = 0.3;

function gradeUnstatedSupply(
  index: SizeIndex,
  { sizes, isStated }: ConditionGrades,
  { isCandidate, runs }: GradingContext,
): void {
  const { firstSize } = index;
  const isRated = ratedProducts(index, runs);
  for (let product = 0; product < isCandidate.length; product += 1) {
    if (!isCandidate[product] || isStated[product] || !isRated[product]) continue;
    const end = firstSize[product + 1] ?? 0;
    for (let size = firstSize[product] ?? 0; size < end; size += 1)
      if ((sizes[size] ?? 0) < unstatedSupply) sizes[size] = unstatedSupply;
  }
}

/** Returns 1 for products that state a current or power: a mechanical part has no coil. */
function ratedProducts({ productCount, productOfSize, sizeValues }: SizeIndex, runs: SizeRuns): Uint8Array {
  const isRated = new Uint8Array(productCount);
  for (const name of ['current', 'power']) {
    const table = sizeValues.get(name);
    if (!table) continue;
    for (const [from, end] of rowRanges(table, runs))
      for (let row = from; row < end; row += 1) isRated[productOfSize[table.owner[row] ?? 0] ?? 0] = 1;
  }
  return isRated;
}

/** Resets the grades of sizes with other supplies than the wanted one: '7 VA AC' is not a coil for 24 V DC. */
function resetOtherSupplies(
  index: SizeIndex,
  sizes: Float32Array,
  before: Float32Array,
  { runs, wanted }: Pick<GradingContext, 'runs'> & { wanted: number },
): void {
  const supplies = statedSupplies(index, runs);
  for (const [from, end] of runs) {
    for (let size = from; size < end; size += 1) {
      const stated = supplies[size] ?? 0;
      if (stated !== 0 && (stated & wanted) === 0) sizes[size] = before[size] ?? 0;
    }
  }
}

/** Returns all supplies that each size states, as `supplyNumber`. */
function statedSupplies({ sizeCount, sizeValues }: SizeIndex, runs: SizeRuns): Uint8Array {
  const stated = new Uint8Array(sizeCount);
  for (const table of sizeValues.values()) {
    const supplies = table.numbers.length === valueColumns.quantity.length ? table.numbers[2] : undefined;
    if (!supplies) continue;
    for (const [from, end] of rowRanges(table, runs)) {
      for (let row = from; row < end; row += 1) {
        const size = table.owner[row] ?? 0;
        stated[size] = (stated[size] ?? 0) | (supplies[row] ?? 0);
      }
    }
  }
  return stated;
}

const ratedGrade = (ratedAt: number, voltage: number) =>
  ratedAt === voltage ? ratedVoltageGrade : isSameVoltage(ratedAt, voltage) ? nearRatedGrade : 0;
