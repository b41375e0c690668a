import type { Dimension } from '../properties/dimension.ts';
import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import { type Condition, namedGroups, type WantedQuantity } from './condition.ts';
import type { ConditionGrades, GradingContext } from './conditionGrades.ts';
import {
  addStatedNaming,
  type NamedDefinition,
  namingOf,
  newStatedNaming,
  type StatedNaming,
  unnamed,
} from './gradeProperty.ts';
import { gradeQuantity } from './gradeQuantity.ts';
import { gradeRows, type NamedGrading } from './gradeRows.ts';
import { rankGrades } from './gradeShares.ts';
import { gradeValue } from './gradeValue.ts';
import { isNearLimit } from './plausibleValues.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { SizeRuns } from './sizeRuns.ts';
import { valueColumns, type ValueTable } from './valueTable.ts';

/** A column 'Size', whose cells are the names of the sizes: '63' is not '63S', although both have the thread M63. */
const sizeNames: ReadonlySet<string> = new Set(['number:size']);

/**
 * A number without a unit matches any selection criterion, a word of a cell, or a part of a code; two numbers
 * match a range in the table. If an adjacent word names a property that the product has, it is a value of
 * that property.
 */
export function gradePlainNumber(
  index: SizeIndex,
  condition: Condition,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  const { wanted } = condition;
  if (wanted.kind !== 'quantity') return;
  const named = namedGroups(condition);
  const groups = named.length > 0 ? named : [condition.named, sizeNames];
  const [number, high] = [wanted.low ?? 0, wanted.high ?? 0];
  const stated = gradeNamedNumber(index, { wanted, groups }, grades, context);
  // A bound only applies to a named property.
  if (wanted.low === null || wanted.high === null) return;
  for (const [name, table] of index.sizeValues) {
    const [lows, highs] = table.numbers;
    const isInThousands = thousands.has(name);
    gradeRows(index, table, { grades, ...context, stated, naming: null }, ({ key, rank }) => (row) => {
      const [from = 0, to = 0] = [lows?.[row], highs?.[row]];
      const isEqual =
        high === number
          ? to === number || from === number || (isInThousands && from === to && to === number * 1000)
          : from === number && to === high;
      // A stud is written as 'M16': 'lug 16' is one for 16 mm².
      return isEqual ? rankGrades[key === 'stud' ? 2 : rank] : 0;
    });
  }
  if (high === number) gradeNumberWord(index, number, { grades, ...context, stated });
}

/** Minimum grade for a number without a unit: substitutes do not count, because they could match anything. */
const exactGrade = 0.9;

/** Grades the values of the best-named property of each product, and returns how well it is named. */
function gradeNamedNumber(
  index: SizeIndex,
  { wanted, groups }: { wanted: WantedQuantity; groups: readonly ReadonlySet<string>[] },
  grades: ConditionGrades,
  context: GradingContext,
): StatedNaming {
  const tables = [...index.sizeValues].flatMap(([name, table]) => {
    const isExtent = name === 'extent';
    if (!isExtent && table.numbers.length !== valueColumns.quantity.length) return [];
    const properties = [...table.properties].flatMap((property): NamedDefinition[] => {
      const definition = index.properties[property];
      const naming = namingOf(groups, definition?.key);
      return definition && naming !== null ? [{ property, definition, naming }] : [];
    });
    return properties.length === 0
      ? []
      : [{ table, properties, gradeBy: (isExtent ? sideGrading : numberGrading)(wanted, name, table) }];
  });
  const stated = newStatedNaming(index);
  for (const { table, properties, gradeBy } of tables) {
    const isMet = (definition: PropertyDefinition, row: number) => gradeBy(definition)(row) > 0;
    addStatedNaming(index, { table, properties }, isMet, stated);
  }
  for (const { table, gradeBy } of tables) {
    for (const naming of groups.keys())
      gradeRows(index, table, { grades, ...context, stated, naming }, gradeBy, groups[naming]);
  }
  return stated;
}

/** Grades the rows of a table by a number whose unit is that of the property. */
function numberGrading(wanted: WantedQuantity, name: string, { numbers }: ValueTable) {
  const [lows, highs, supplies] = numbers;
  const meant = [1, ...(thousands.has(name) ? [1000] : [])].map((factor): WantedQuantity => ({
    ...wanted,
    dimension: name as Dimension,
    low: wanted.low === null ? null : wanted.low * factor,
    high: wanted.high === null ? null : wanted.high * factor,
  }));
  return ({ key, use }: PropertyDefinition) =>
    (row: number): number => {
      const [low = 0, high = 0, supply = 0] = [lows?.[row], highs?.[row], supplies?.[row]];
      if (low === -Infinity && !isNearLimit(key, wanted, high)) return 0;
      const grade = Math.max(...meant.map((each) => gradeQuantity(each, use, low, high, supply)));
      // '14 inner' may be 14.2 mm.
      const isRounded = name === 'length' && use === 'choice';
      if (grade < (isRounded ? 0 : exactGrade)) return 0;
      return sizeNames.has(key) ? rankGrades[1] : grade;
    };
}

/** Grades the rows of a table of extents by a number that is their first side: 'base 38' of '38 × 38'. */
function sideGrading(wanted: WantedQuantity, _name: string, { numbers }: ValueTable) {
  const side: WantedQuantity = { ...wanted, dimension: 'length' };
  return (definition: PropertyDefinition) =>
    (row: number): number => {
      const grade = gradeValue(side, definition, numbers, row);
      return grade >= exactGrade ? grade : 0;
    };
}

/** 'Motor 5.5' usually means 5.5 kW, and 'breaking 36' means 36 kA. */
const thousands: ReadonlySet<string> = new Set(['power', 'reactivePower', 'current']);

/** Minimum grade of a size that states a number; sizes that only match it as a word do not count next to such a size. */
const decisiveGrade = 0.7;

function hasGrade(sizes: Float32Array, runs: SizeRuns, least: number): boolean {
  for (const [from, end] of runs)
    for (let size = from; size < end; size += 1) if ((sizes[size] ?? 0) >= least) return true;
  return false;
}

/** Matches a number that is a word of a cell or a part of a code. */
function gradeNumberWord(
  index: SizeIndex,
  number: number,
  { grades, runs, stated }: GradingContext & Pick<NamedGrading, 'grades' | 'stated'>,
): void {
  const part = String(number);
  const isOpen = (size: number) =>
    (grades.sizes[size] ?? 0) === 0 && isUnnamed(stated, index.productOfSize[size] ?? 0);
  // If any size states the number, parts of codes do not count.
  const isStated = hasGrade(grades.sizes, runs, decisiveGrade);
  for (const size of index.words.get(part)?.sizes ?? []) if (isOpen(size)) grades.sizes[size] = 0.5;
  if (isStated) return;
  for (const [from, end] of runs) {
    for (let size = from; size < end; size += 1) {
      const code = index.codes[size] ?? '';
      if (isOpen(size) && code.includes(part) && code.split('-').includes(part)) grades.sizes[size] = 0.5;
    }
  }
}

const isUnnamed = (stated: StatedNaming | null, product: number) =>
  stated === null || stated[product] === unnamed;
