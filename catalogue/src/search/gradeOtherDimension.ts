import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import { type Condition, namedGroups, type Wanted } from './condition.ts';
import type { ConditionGrades, GradingContext } from './conditionGrades.ts';
import { addStatedNaming, gradeProperty, meetingTest, namingOf, newStatedNaming } from './gradeProperty.ts';
import type { SizeIndex } from './sizeIndex.ts';
import type { ValueTable } from './valueTable.ts';

/** Grade of a value written in the unit of another dimension. */
const otherDimensionGrade = 0.55;

/** The cross-section that a length may mean, as a value of its own property. */
export const asCrossSection = (definition: PropertyDefinition): PropertyDefinition | null =>
  // A title that is only a size, such as 'For 2.5 mm²', is not a property name.
  definition.key === 'crossSection' || definition.words === '' ? { ...definition, use: 'choice' } : null;

/** Weight of the cross-section: the same as the length when the query is about conductors. */
export const conductorShare = ({ isConductor }: Condition): number => (isConductor ? 1 : otherDimensionGrade);

/** '1.5 mm' of a ferrule, terminal or lug means the cross-section of its conductor, unless a size has that length. */
export function gradeConductors(
  index: SizeIndex,
  condition: Condition,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  const { wanted } = condition;
  const groups = namedGroups(condition);
  if (wanted.kind !== 'quantity' || wanted.dimension !== 'length' || wanted.low !== wanted.high) return;
  const table = index.sizeValues.get('area');
  if (!table) return;
  const lengths = index.sizeValues.get('length');
  const stated = newStatedNaming(index);
  if (lengths) {
    const properties = [...lengths.properties].flatMap((property) => {
      const definition = index.properties[property];
      return definition ? [{ property, definition, naming: namingOf(groups, definition.key) }] : [];
    });
    addStatedNaming(index, { table: lengths, properties }, meetingTest(wanted, lengths), stated);
  }
  for (const property of table.properties) {
    const known = index.properties[property];
    const definition = known && asCrossSection(known);
    if (!definition) continue;
    gradeProperty(index, table, {
      ...context,
      property,
      definition,
      naming: null,
      wanted: { ...wanted, dimension: 'area' },
      grades,
      stated,
      most: conductorShare(condition),
    });
  }
}

/** Newtons per kilogram: standard gravity (ISO 80000-3). */
const gravity = 9.80665;

/** A tie for 22 kg, or of 50 lb, has the strength to hold that weight. */
export function gradeWeights(
  index: SizeIndex,
  condition: Condition,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  const { wanted } = condition;
  if (wanted.kind !== 'quantity' || wanted.dimension !== 'mass') return;
  const inNewtons = (mass: number | null) => (mass === null ? null : mass * gravity);
  const [low, high] = [inNewtons(wanted.low), inNewtons(wanted.high)];
  const force: Wanted = { ...wanted, dimension: 'force', low, high };
  gradeAs(
    index,
    condition,
    { table: index.sizeValues.get('force'), wanted: force, most: 1 },
    grades,
    context,
  );
}

/** '72 sq mm' of a meter means its face of 72 × 72 mm. */
export function gradeSquares(
  index: SizeIndex,
  condition: Condition,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  const { wanted } = condition;
  if (wanted.kind !== 'quantity' || wanted.dimension !== 'area' || wanted.low !== wanted.high) return;
  const side = wanted.low ?? 0;
  const square: Wanted = { kind: 'extent', sides: [side, side] };
  const table = index.sizeValues.get('extent');
  gradeAs(index, condition, { table, wanted: square, most: otherDimensionGrade }, grades, context);
}

/** Grades the values of another table for what the condition means there. */
function gradeAs(
  index: SizeIndex,
  condition: Condition,
  { table, wanted, most }: { table: ValueTable | undefined; wanted: Wanted; most: number },
  grades: ConditionGrades,
  context: GradingContext,
): void {
  if (!table) return;
  const groups = namedGroups(condition);
  for (const property of table.properties) {
    const definition = index.properties[property];
    if (!definition || definition.rank === 3) continue;
    const naming = namingOf(groups, definition.key);
    const own = { property, definition, naming, wanted, grades, most };
    gradeProperty(index, table, { ...context, ...own, stated: null });
  }
}
