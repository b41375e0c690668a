import { type Condition, namedGroups, type Wanted } from './condition.ts';
import type { ConditionGrades, GradingContext } from './conditionGrades.ts';
import { gradePlainNumber } from './gradePlainNumber.ts';
import { gradeRatedVoltages } from './gradeRatedVoltages.ts';
import { gradeExtents } from './gradeExtents.ts';
import { gradeConductors, gradeSquares, gradeWeights } from './gradeOtherDimension.ts';
import { addStatedNaming, gradeProperty, meetingTest, namingOf, newStatedNaming } from './gradeProperty.ts';
import { gradeSets } from './gradeSets.ts';
import { gradeTexts } from './gradeTexts.ts';
import { isOtherMeaning, isPlausible } from './plausibleValues.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { ValueTable } from './valueTable.ts';

/** Grades the candidates' sizes for a condition. */
export function gradeCondition(
  index: SizeIndex,
  condition: Condition,
  context: GradingContext,
): ConditionGrades {
  const grades: ConditionGrades = {
    sizes: new Float32Array(index.sizeCount),
    products: new Float32Array(index.productCount),
    isStated: new Uint8Array(index.productCount),
    isNamed: new Uint8Array(index.sizeCount),
    isLimit: new Uint8Array(index.sizeCount),
    isRange: new Uint8Array(index.sizeCount),
  };
  for (const wanted of [condition.wanted, ...(condition.alternatives ?? [])])
    gradeWanted(index, { ...condition, wanted }, grades, context);
  return grades;
}

/** Grades the wanted value or an alternative, keeping better grades. */
function gradeWanted(
  index: SizeIndex,
  condition: Condition,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  if (isPlainNumber(condition.wanted)) {
    gradePlainNumber(index, condition, grades, context);
    return;
  }
  const names = tableNames(condition.wanted);
  gradeTables(
    index,
    condition,
    names.flatMap((name) => index.sizeValues.get(name) ?? []),
    grades,
    context,
  );
  for (const name of names) {
    const texts = index.productValues.get(name);
    if (texts) gradeTexts(index, condition, texts, grades);
  }
  gradeConductors(index, condition, grades, context);
  gradeSquares(index, condition, grades, context);
  gradeWeights(index, condition, grades, context);
  gradeSets(index, condition.wanted, grades, context);
  if (condition.wanted.kind === 'extent') gradeExtents(index, condition.wanted.sides, grades, context.runs);
  const { wanted } = condition;
  if (wanted.kind === 'quantity' && wanted.dimension === 'voltage')
    gradeRatedVoltages(index, condition, grades, context);
}

/** Whether it is a number without a unit that may belong to any property. */
const isPlainNumber = (wanted: Wanted): boolean =>
  wanted.kind === 'quantity' && wanted.dimension === 'number' && wanted.propertyKey === undefined;

/** A length may be a side of an extent. */
const tableNames = (wanted: Wanted): string[] => {
  if (wanted.kind !== 'quantity') return [wanted.kind];
  return wanted.dimension === 'length' ? ['length', 'extent'] : [wanted.dimension];
};

/** Grades the values of tables. If a product has a named property in one table, its properties in the others do not count. */
function gradeTables(
  index: SizeIndex,
  condition: Condition,
  tables: readonly ValueTable[],
  grades: ConditionGrades,
  context: GradingContext,
): void {
  const { wanted } = condition;
  const groups = namedGroups(condition);
  const propertyKey = wanted.kind === 'quantity' ? wanted.propertyKey : undefined;
  const read = tables.map((table) => {
    const properties = [...table.properties].flatMap((property) => {
      const definition = index.properties[property];
      const isWanted = definition && (!propertyKey || definition.key === propertyKey);
      const naming = definition?.key === propertyKey ? 0 : namingOf(groups, definition?.key);
      return isWanted ? [{ property, definition, naming }] : [];
    });
    return { table, properties };
  });
  const isAnyNamed = read.some(({ properties }) => properties.some(({ naming }) => naming !== null));
  const stated = isAnyNamed ? newStatedNaming(index) : null;
  if (stated)
    for (const { table, properties } of read)
      addStatedNaming(index, { table, properties }, meetingTest(wanted, table), stated);
  for (const { table, properties } of read) {
    for (const each of properties) {
      const { key, rank } = each.definition;
      // Counts only when named.
      if (each.naming === null && (rank === 3 || !isPlausible(key, wanted))) continue;
      if (each.naming === null && isOtherMeaning(key, condition.named)) continue;
      gradeProperty(index, table, { ...each, wanted, grades, stated, ...context });
    }
  }
}
