import { type Condition, namedGroups, type Wanted } from './condition.ts';
import type { ConditionGrades, GradingContext } from './conditionGrades.ts';
import { gradePlainNumber, gradeRatedVoltages } from './gradeAnyProperty.ts';
import { gradeExtents } from './gradeExtents.ts';
import { gradeConductors, gradeSquares } from './gradeOtherDimension.ts';
import { gradeProperty, meetingTest, namingOf, statedNaming } from './gradeProperty.ts';
import { gradeTexts } from './gradeTexts.ts';
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
  const isAnyProperty = condition.wanted.kind === 'quantity' && !condition.wanted.propertyKey;
  if (condition.isSoft && isAnyProperty) {
    gradePlainNumber(index, condition, grades, context);
    return;
  }
  for (const name of tableNames(condition.wanted)) {
    const table = index.sizeValues.get(name);
    if (table) gradeTable(index, condition, table, grades, context);
    const texts = index.productValues.get(name);
    if (texts) gradeTexts(index, condition, texts, grades);
  }
  gradeConductors(index, condition, grades, context);
  gradeSquares(index, condition, grades, context);
  if (condition.wanted.kind === 'extent') gradeExtents(index, condition.wanted.sides, grades, context.runs);
  const { wanted } = condition;
  if (wanted.kind === 'quantity' && wanted.dimension === 'voltage')
    gradeRatedVoltages(index, wanted, grades, context);
}

/** A length may be a side of an extent. */
const tableNames = (wanted: Wanted): string[] => {
  if (wanted.kind !== 'quantity') return [wanted.kind];
  return wanted.dimension === 'length' ? ['length', 'extent'] : [wanted.dimension];
};

function gradeTable(
  index: SizeIndex,
  condition: Condition,
  table: ValueTable,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  const { wanted } = condition;
  const groups = namedGroups(condition);
  const propertyKey = wanted.kind === 'quantity' ? wanted.propertyKey : undefined;
  const properties = [...table.properties].flatMap((property) => {
    const definition = index.properties[property];
    const isWanted = definition && (!propertyKey || definition.key === propertyKey);
    const naming = definition?.key === propertyKey ? 0 : namingOf(groups, definition?.key);
    return isWanted ? [{ property, definition, naming }] : [];
  });
  const isAnyNamed = properties.some(({ naming }) => naming !== null);
  const stated = isAnyNamed ? statedNaming(index, table, properties, meetingTest(wanted, table)) : null;
  for (const each of properties) {
    // Counts only when named.
    if (each.definition.rank === 3 && each.naming === null) continue;
    gradeProperty(index, table, { ...each, wanted, grades, stated, ...context });
  }
}
