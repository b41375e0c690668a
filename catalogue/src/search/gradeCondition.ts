import { threadSystems } from '../properties/propertyValue.ts';
import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import type { Condition, Wanted, WantedQuantity } from './condition.ts';
import { gradePlainNumber, gradeRatedVoltages } from './gradeAnyProperty.ts';
import { gradeExtents, gradeSides } from './gradeExtents.ts';
import { gradeQuantity, nearGrade } from './gradeQuantity.ts';
import { gradeOfProperty, voltageShare } from './gradeShares.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { rowRanges, type SizeRuns } from './sizeRuns.ts';
import { valueColumns, type ValueTable } from './valueTable.ts';

/** How well sizes and products meet a condition. A product's grade is of its texts, where its table is silent. */
export interface ConditionGrades {
  sizes: Float32Array;
  products: Float32Array;
  /** Whether the table of the product has the property at all. */
  isStated: Uint8Array;
  /** Sizes that meet it by a property that the query names. */
  isNamed: Uint8Array;
  /** Sizes that meet it by an upper limit alone: of those of a product, the nearest is meant. */
  isLimit: Uint8Array;
}

const textGrade = 0.7;

/** The parts of a query that affect how a condition is graded. */
export interface GradingContext {
  /** Voltages that the query names. */
  voltages: readonly number[];
  /** Products whose sizes are graded. */
  isCandidate: Uint8Array;
  /** Sizes of the candidates. */
  runs: SizeRuns;
}

/** Grades the sizes of candidates for a condition. */
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

/** Grades what is wanted, or an alternative to it; better grades stay. */
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
  const { wanted, named } = condition;
  const propertyKey = wanted.kind === 'quantity' ? wanted.propertyKey : undefined;
  const properties = [...table.properties].flatMap((property) => {
    const definition = index.properties[property];
    const isWanted = definition && (!propertyKey || definition.key === propertyKey);
    const isMeant = definition?.key === propertyKey || named.has(definition?.key ?? '');
    return isWanted ? [{ property, definition, isMeant }] : [];
  });
  const meant = properties.filter(({ isMeant }) => isMeant);
  const hasNamed = meant.length > 0 ? productsWith(index, table, meant) : null;
  for (const each of properties) {
    // Counts only when it is named.
    if (each.definition.rank === 3 && !each.isMeant) continue;
    gradeProperty(index, table, { ...each, wanted, grades, hasNamed, ...context });
  }
}

/** Of a conductor named by millimetres. */
const conductorGrade = 0.55;

/** '1.5 mm' of a ferrule, terminal or lug is the cross-section of its conductor, where no length of a size is so long. */
function gradeConductors(
  index: SizeIndex,
  { wanted, named }: Condition,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  if (wanted.kind !== 'quantity' || wanted.dimension !== 'length' || wanted.low !== wanted.high) return;
  const table = index.sizeValues.get('area');
  if (!table) return;
  const lengths = index.sizeValues.get('length');
  const hasNamed = lengths
    ? productsWith(
        index,
        lengths,
        [...lengths.properties].flatMap((property) =>
          named.has(index.properties[property]?.key ?? '') ? [{ property }] : [],
        ),
      )
    : null;
  for (const property of table.properties) {
    const definition = index.properties[property];
    if (definition?.key !== 'crossSection') continue;
    gradeProperty(index, table, {
      ...context,
      property,
      definition: { ...definition, use: 'choice' },
      isMeant: false,
      wanted: { ...wanted, dimension: 'area' },
      grades,
      hasNamed,
      most: conductorGrade,
    });
  }
}

/** '72 sq mm' of a meter is its face of 72 × 72 mm. */
function gradeSquares(
  index: SizeIndex,
  { wanted, named }: Condition,
  grades: ConditionGrades,
  context: GradingContext,
): void {
  const table = index.sizeValues.get('extent');
  if (!table || wanted.kind !== 'quantity' || wanted.dimension !== 'area' || wanted.low !== wanted.high)
    return;
  const side = wanted.low ?? 0;
  const square: Condition['wanted'] = { kind: 'extent', sides: [side, side] };
  for (const property of table.properties) {
    const definition = index.properties[property];
    if (!definition || definition.rank === 3) continue;
    const most = conductorGrade;
    const own = { property, definition, isMeant: named.has(definition.key), wanted: square, grades, most };
    gradeProperty(index, table, { ...context, ...own, hasNamed: null });
  }
}

interface PropertyGrading extends GradingContext {
  property: number;
  definition: PropertyDefinition;
  /** Whether the query names it. */
  isMeant: boolean;
  wanted: Wanted;
  grades: ConditionGrades;
  /** Products that state a named property; null where none is named. */
  hasNamed: Uint8Array | null;
  /** The grade of a value that meets it fully; 1 when left out. */
  most?: number;
}

const unnamedLimitShare = 0.5;

/** Grades each different value of a property once, then the sizes that have it. */
function gradeProperty(
  { productOfSize }: SizeIndex,
  table: ValueTable,
  { property, definition, isMeant, wanted, hasNamed, voltages, most = 1, ...context }: PropertyGrading,
): void {
  const { isCandidate, runs } = context;
  const { sizes, isStated, isNamed, isLimit } = context.grades;
  const { owner, value, numbers } = table;
  const values = table.valuesOf(property);
  if (!values) return;
  const ratedAt = wanted.kind === 'quantity' ? numbers[3] : undefined;
  const share = most * gradeOfProperty(definition, isMeant);
  const { rows, firstRows } = values;
  const gradeOf = Float64Array.from(
    firstRows,
    (row) => gradeValue(wanted, definition, numbers, row) * voltageShare(ratedAt?.[row], voltages) * share,
  );
  const limitOf = Uint8Array.from(firstRows, (row) => Number(isUpperLimit(wanted, definition, numbers, row)));
  // '8 inch tie' is no tie for a bundle of up to 220 mm.
  if (definition.rank === 2 && !isMeant)
    for (const [at, isLimited] of limitOf.entries())
      if (isLimited) gradeOf[at] = unnamedLimitShare * (gradeOf[at] ?? 0);
  const marksStated = definition.rank < 3;
  const ranges = rowRanges(table, runs, rows);
  const isPower = wanted.kind === 'quantity' && wanted.dimension === 'power';
  const highest =
    isPower && voltages.length === 0 ? highestVoltages(productOfSize, table, rows, ranges) : null;
  for (const [from, end] of ranges) {
    for (let at = from; at < end; at += 1) {
      const row = rows[at] ?? 0;
      const size = owner[row] ?? 0;
      const product = productOfSize[size] ?? 0;
      if (!isCandidate[product]) continue;
      if (marksStated) isStated[product] = 1;
      // If a query names a property, no other property of a product that states it can match.
      if (!isMeant && hasNamed?.[product]) continue;
      const isOtherRating = (ratedAt?.[row] ?? 0) < (highest?.get(product) ?? 0);
      const grade = (gradeOf[value[row] ?? 0] ?? 0) * (isOtherRating ? otherRatingShare : 1);
      if (grade > (sizes[size] ?? 0)) {
        sizes[size] = grade;
        isLimit[size] = limitOf[value[row] ?? 0] ?? 0;
        isNamed[size] = Number(isMeant);
      }
    }
  }
}

/** Of a motor's power at another voltage than the three-phase one, which is meant when a query names none. */
const otherRatingShare = 0.7;

/** Returns the highest voltage at which some rows of each product are rated. */
function highestVoltages(
  productOfSize: Uint32Array,
  { owner, numbers }: ValueTable,
  rows: Uint32Array,
  ranges: SizeRuns,
): ReadonlyMap<number, number> {
  const highest = new Map<number, number>();
  for (const [from, end] of ranges) {
    for (let at = from; at < end; at += 1) {
      const row = rows[at] ?? 0;
      const product = productOfSize[owner[row] ?? 0] ?? 0;
      const voltage = numbers[3]?.[row] ?? 0;
      if (voltage > (highest.get(product) ?? 0)) highest.set(product, voltage);
    }
  }
  return highest;
}

const isUpperLimit = (
  { kind }: Wanted,
  { use }: PropertyDefinition,
  numbers: ValueTable['numbers'],
  row: number,
): boolean => kind === 'quantity' && use === 'fit' && numbers[0]?.[row] === -Infinity;

function productsWith(
  { productCount, productOfSize }: SizeIndex,
  table: ValueTable,
  properties: readonly { property: number }[],
): Uint8Array {
  const products = new Uint8Array(productCount);
  const { owner } = table;
  for (const { property } of properties) {
    for (const row of table.valuesOf(property)?.rows ?? []) products[productOfSize[owner[row] ?? 0] ?? 0] = 1;
  }
  return products;
}

function gradeTexts(
  index: SizeIndex,
  { wanted }: Condition,
  { owner, property, numbers }: ValueTable,
  grades: ConditionGrades,
): void {
  const others = new Set<number>();
  for (let row = 0; row < owner.length; row += 1) {
    const definition = index.properties[property[row] ?? 0];
    if (
      !definition ||
      (wanted.kind === 'quantity' && wanted.propertyKey && definition.key !== wanted.propertyKey)
    )
      continue;
    const product = owner[row] ?? 0;
    const grade = textGrade * gradeValue(wanted, definition, numbers, row);
    if (grade === 0 && wanted.kind === 'quantity' && wanted.propertyKey) others.add(product);
    if (grade > (grades.products[product] ?? 0)) grades.products[product] = grade;
  }
  if (wanted.kind === 'quantity') gradeByCodes(index, others, String(wanted.low), grades);
}

/** If a text states several counts ('8 or 11 pins'), the code determines the count of a size: EV-OR11-24D. */
function gradeByCodes(
  index: SizeIndex,
  products: ReadonlySet<number>,
  count: string,
  grades: ConditionGrades,
): void {
  for (const product of products) {
    const grade = grades.products[product] ?? 0;
    if (grade === 0 || grades.isStated[product]) continue;
    const end = index.firstSize[product + 1] ?? 0;
    const sizes: number[] = [];
    for (let size = index.firstSize[product] ?? 0; size < end; size += 1) {
      if (index.codes[size]?.match(/\d+/g)?.includes(count)) sizes.push(size);
    }
    if (sizes.length === 0) continue;
    for (const size of sizes) grades.sizes[size] = grade;
    grades.isStated[product] = 1;
  }
}

/** Grades one row of a table for what is wanted of a property. */
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
      const isSame = threadSystems[first] === wanted.system && second === wanted.size;
      if (!isSame || (wanted.pitch !== null && !Number.isNaN(third) && third !== wanted.pitch)) return 0;
      return wanted.pitch !== null && Number.isNaN(third) ? nearGrade : 1;
    }
    case 'protection':
      return gradeProtection(wanted, first, second);
    case 'contacts': {
      const more = [first - wanted.normallyOpen, second - wanted.normallyClosed, third - wanted.changeOver];
      if (more.some((count) => count < 0)) return 0;
      return more.every((count) => count === 0) ? 1 : nearGrade;
    }
    case 'extent': {
      const sides = [first, second, ...(Number.isNaN(third) ? [] : [third])];
      return gradeSides(wanted.sides, sides);
    }
  }
}

/** A rail '15 mm' is one of 15 × 5.5 before one of 35 × 15. */
const otherSideGrade = 0.65;

/** One side of an extent: '32 mm' of '32 × 15'. */
const gradeSide = ({ low, high }: WantedQuantity, sides: readonly number[]): number =>
  low !== null && low === high && sides.includes(low) ? (sides[0] === low ? 0.95 : otherSideGrade) : 0;

/** A higher degree meets a lower one: IP66 is as good as IP65 (IEC 60529). */
function gradeProtection(
  wanted: { solids: number | null; water: number | null },
  solids: number,
  water: number,
): number {
  if (solids < (wanted.solids ?? -1) || water < (wanted.water ?? -1)) return 0;
  return solids === wanted.solids && water === wanted.water ? 1 : 0.98;
}
