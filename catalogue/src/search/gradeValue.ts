import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import { threadSystems } from '../properties/propertyValue.ts';
import type { Wanted, WantedQuantity, WantedThread } from './condition.ts';
import { gradeSides } from './gradeExtents.ts';
import { gradeQuantity, nearGrade } from './gradeQuantity.ts';
import { valueColumns, type ValueTable } from './valueTable.ts';

/** Grades one row of a value table by the wanted value of its property. */
export function gradeValue(
  wanted: Wanted,
  { use }: PropertyDefinition,
  numbers: ValueTable['numbers'],
  row: number,
): number {
  const [first = 0, second = 0, third = Number.NaN] = [
    numbers[0]?.[row],
    numbers[1]?.[row],
    numbers[2]?.[row],
  ];
  switch (wanted.kind) {
    case 'quantity':
      if (numbers.length === valueColumns.extent.length) return gradeSide(wanted, [first, second, third]);
      return gradeQuantity(wanted, use, first, second, third);
    case 'thread': {
      if (threadSystems[first] !== wanted.system || !isOfSize(wanted, second)) return 0;
      if (wanted.pitch !== null && !Number.isNaN(third) && third !== wanted.pitch) return 0;
      return wanted.pitch !== null && Number.isNaN(third) ? nearGrade : 1;
    }
    case 'protection':
      return gradeProtection(wanted, first, second);
    case 'contacts': {
      const more = [first - wanted.normallyOpen, second - wanted.normallyClosed, third - wanted.changeOver];
      if (wanted.total !== undefined) return Number(first + second + third === wanted.total);
      if (more.some((count) => count < 0)) return 0;
      return more.every((count) => count === 0) ? 1 : nearGrade;
    }
    case 'extent': {
      const sides = [first, second, ...(Number.isNaN(third) ? [] : [third])];
      return gradeSides(wanted.sides, sides);
    }
  }
}

function isOfSize({ size, sign }: WantedThread, stated: number): boolean {
  switch (sign) {
    case '<':
      return stated < size;
    case '≤':
      return stated <= size;
    case '≥':
      return stated >= size;
    case '>':
      return stated > size;
    case undefined:
      return stated === size;
  }
}

/** A rail '15 mm' means 15 × 5.5 before 35 × 15. */
const otherSideGrade = 0.65;

/** One side of an extent: '32 mm' of '32 × 15'. */
const gradeSide = ({ low, high }: WantedQuantity, sides: readonly number[]): number =>
  low !== null && low === high && sides.includes(low) ? (sides[0] === low ? 0.95 : otherSideGrade) : 0;

/** A higher degree satisfies a lower one: IP66 is as good as IP65 (IEC 60529). */
function gradeProtection(
  wanted: { solids: number | null; water: number | null },
  solids: number,
  water: number,
): number {
  if (solids < (wanted.solids ?? -1) || water < (wanted.water ?? -1)) return 0;
  return solids === wanted.solids && water === wanted.water ? 1 : 0.98;
}
