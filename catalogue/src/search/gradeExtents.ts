import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import type { ConditionGrades } from './conditionGrades.ts';
import { nearGrade } from './gradeQuantity.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges, type SizeRuns } from './sizeRuns.ts';
import type { ValueTable } from './valueTable.ts';

/** Grade of an extent whose sides are in separate columns: height, width and depth. */
const columnsGrade = 0.9;

/** Grades sizes with a column per side, in the order of the columns; the values of a size are adjacent. */
export function gradeExtents(
  index: SizeIndex,
  wanted: readonly number[],
  grades: ConditionGrades,
  runs: SizeRuns,
): void {
  const table = index.sizeValues.get('length');
  if (!table) return;
  for (const range of rowRanges(table, runs)) gradeRange(index, table, { wanted, grades, range });
}

function gradeRange(
  index: SizeIndex,
  { owner, property, numbers }: ValueTable,
  {
    wanted,
    grades,
    range: [first, end],
  }: { wanted: readonly number[]; grades: ConditionGrades; range: SizeRuns[number] },
): void {
  const [low, high] = numbers;
  for (let row = first; row < end;) {
    const size = owner[row] ?? 0;
    const sides: number[] = [];
    for (; row < end && owner[row] === size; row += 1) {
      const definition = index.properties[property[row] ?? 0];
      if (definition && isSide(definition, low?.[row], high?.[row])) sides.push(low?.[row] ?? 0);
    }
    if (sides.length < 2) continue;
    grades.isStated[index.productOfSize[size] ?? 0] = 1;
    const grade = columnsGrade * gradeSubsequence(wanted, sides);
    if (grade > (grades.sizes[size] ?? 0)) grades.sizes[size] = grade;
  }
}

/** Whether a length is a side that serves as a selection criterion. */
export const isSide = (
  { rank, use }: Pick<PropertyDefinition, 'rank' | 'use'>,
  low: number | undefined,
  high: number | undefined,
): boolean => rank === 1 && use === 'choice' && low === high;

/** Returns the index in `sides` of each wanted side, preferring the given order; empty when one is missing. */
export function placesOfSides(wanted: readonly number[], sides: readonly number[]): number[] {
  let from = 0;
  const inOrder = wanted.map((side) => {
    const at = sides.findIndex((other, place) => place >= from && isSameSide(other, side));
    if (at !== -1) from = at + 1;
    return at;
  });
  if (!inOrder.includes(-1)) return inOrder;
  const places: number[] = [];
  for (const side of wanted) {
    const at = sides.findIndex((other, place) => !places.includes(place) && isSameSide(other, side));
    if (at === -1) return [];
    places.push(at);
  }
  return places;
}

/** Tolerance as a share of a side: 4 inches are rounded to 100 mm. */
const roundedShare = 0.02;

const isSameSide = (stated: number, wanted: number) =>
  Math.abs(stated - wanted) < 0.05 ||
  (!Number.isInteger(wanted) && Math.abs(stated - wanted) <= roundedShare * wanted);

/** The wanted sides may skip columns. */
function gradeSubsequence(wanted: readonly number[], sides: readonly number[]): number {
  let at = 0;
  for (const side of sides) if (isSameSide(side, wanted[at] ?? Number.NaN)) at += 1;
  return at === wanted.length ? 1 : gradeSides(wanted, sides);
}

/** Sides in the written order, then in any other. */
export function gradeSides(wanted: readonly number[], sides: readonly number[]): number {
  const isSame = (stated: number | undefined, side: number) =>
    stated !== undefined && isSameSide(stated, side);
  if (wanted.length <= sides.length && wanted.every((side, at) => isSame(sides[at], side))) return 1;
  const left = [...sides];
  for (const side of wanted) {
    const at = left.findIndex((other) => isSame(other, side));
    if (at === -1) return 0;
    left.splice(at, 1);
  }
  return nearGrade;
}
