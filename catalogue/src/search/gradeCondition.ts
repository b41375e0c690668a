import { threadSystems } from '../properties/propertyValue.ts';
import type { PropertyDefinition } from '../properties/propertyDefinitions.ts';
import type { Condition, Wanted, WantedQuantity } from './condition.ts';
import { gradeExtents, gradeSides } from './gradeExtents.ts';
import { gradeQuantity, nearGrade } from './gradeQuantity.ts';
import type { SizeIndex } from './sizeIndex.ts';
import { valueColumns, type ValueTable } from './valueTable.ts';

/** How well sizes and products meet a condition. A product's grade is of its texts, where its table is silent. */
export interface ConditionGrades {
  sizes: Float32Array;
  products: Float32Array;
  /** Whether a table of the product states the property at all. */
  isStated: Uint8Array;
  /** Whether the grade comes from a property that the question names. */
  isNamed: Uint8Array;
}

const rankGrades = { 1: 0.9, 2: 0.6, 3: 0 } as const;

/** How much a property counts that a question means, or may mean. */
export const gradeOfProperty = ({ rank }: PropertyDefinition, isMeant: boolean): number =>
  isMeant ? 1 : rankGrades[rank];

const textGrade = 0.7;
/** Of ratings at another voltage than the one wanted. */
const otherVoltageGrade = 0.5;

/** How much a rating counts that holds at a voltage; NaN or undefined for any. */
export const voltageShare = (ratedAt: number | undefined, voltages: readonly number[]): number =>
  ratedAt === undefined || Number.isNaN(ratedAt) || voltages.length === 0 || voltages.includes(ratedAt)
    ? 1
    : otherVoltageGrade;

/** Returns the voltages that conditions ask for: ratings at others count less. */
export const askedVoltages = (conditions: readonly Condition[]): number[] =>
  conditions.flatMap(({ wanted }) =>
    wanted.kind === 'quantity' && wanted.dimension === 'voltage' && wanted.low !== null ? [wanted.low] : [],
  );

/** What of a question bears on the grades of a condition. */
export interface GradingContext {
  /** Voltages that the question names. */
  voltages: readonly number[];
  /** Products whose sizes are graded. */
  isCandidate: Uint8Array;
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
    isNamed: new Uint8Array(index.productCount),
  };
  if (condition.isSoft) {
    gradePlainNumber(index, condition, grades);
    return grades;
  }
  for (const name of tableNames(condition.wanted)) {
    const table = index.sizeValues.get(name);
    if (table) gradeTable(index, condition, table, grades, context);
    const texts = index.productValues.get(name);
    if (texts) gradeTexts(index, condition, texts, grades);
  }
  if (condition.wanted.kind === 'extent') gradeExtents(index, condition.wanted.sides, grades);
  const { wanted } = condition;
  if (wanted.kind === 'quantity' && wanted.dimension === 'voltage')
    gradeRatedVoltages(index, wanted.low ?? 0, grades);
  return grades;
}

/** A length may be a side of an extent. */
const tableNames = (wanted: Wanted): string[] => {
  if (wanted.kind !== 'quantity') return [wanted.kind];
  return wanted.dimension === 'length' ? ['length', 'extent'] : [wanted.dimension];
};

function gradeTable(
  index: SizeIndex,
  { wanted, named }: Condition,
  { owner, property, numbers }: ValueTable,
  grades: ConditionGrades,
  { voltages, isCandidate }: GradingContext,
): void {
  const isNamed = index.properties.map(({ key }) => named.has(key));
  const propertyKey = wanted.kind === 'quantity' ? wanted.propertyKey : undefined;
  const ratedAt = wanted.kind === 'quantity' ? numbers[3] : undefined;
  const statesNamed = isNamed.includes(true) ? productsWith(index, isNamed, owner, property) : null;
  for (let row = 0; row < owner.length; row += 1) {
    const size = owner[row] ?? 0;
    const product = index.productOfSize[size] ?? 0;
    if (!isCandidate[product]) continue;
    const definition = index.properties[property[row] ?? 0];
    if (!definition || (propertyKey && definition.key !== propertyKey)) continue;
    const isMeant = isNamed[property[row] ?? 0] === true;
    if (definition.rank < 3) grades.isStated[product] = 1;
    // Who names a property wants no other one of a product that states it.
    if (!isMeant && statesNamed?.[product]) continue;
    const value = gradeValue(wanted, definition, numbers, row);
    if (value === 0) continue;
    const grade = value * voltageShare(ratedAt?.[row], voltages) * gradeOfProperty(definition, isMeant);
    if (isMeant) grades.isNamed[product] = 1;
    if (grade > (grades.sizes[size] ?? 0)) grades.sizes[size] = grade;
  }
}

function productsWith(
  index: SizeIndex,
  isNamed: readonly boolean[],
  owner: Uint32Array,
  property: Uint32Array,
): Uint8Array {
  const products = new Uint8Array(index.productCount);
  for (let row = 0; row < owner.length; row += 1) {
    if (isNamed[property[row] ?? 0]) products[index.productOfSize[owner[row] ?? 0] ?? 0] = 1;
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

/** Where a text states several counts ('8 or 11 pins'), the code tells which size has which: EV-OR11-24D. */
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

/** One side of an extent: '32 mm' of '32 × 15'. */
const gradeSide = ({ low, high }: WantedQuantity, sides: readonly number[]): number =>
  low !== null && low === high && sides.includes(low) ? 0.95 : 0;

/** A higher degree meets a lower one: IP66 is as good as IP65 (IEC 60529). */
function gradeProtection(
  wanted: { solids: number | null; water: number | null },
  solids: number,
  water: number,
): number {
  if (solids < (wanted.solids ?? -1) || water < (wanted.water ?? -1)) return 0;
  return solids === wanted.solids && water === wanted.water ? 1 : 0.98;
}

/** '415 V' is met by ratings that hold at 415 V: 'Motor at 415 V'. */
function gradeRatedVoltages(index: SizeIndex, voltage: number, grades: ConditionGrades): void {
  for (const { owner, numbers } of index.sizeValues.values()) {
    const ratedAt = numbers[3];
    if (!ratedAt) continue;
    for (let row = 0; row < owner.length; row += 1) {
      if (ratedAt[row] !== voltage) continue;
      const size = owner[row] ?? 0;
      if ((grades.sizes[size] ?? 0) < ratedVoltageGrade) grades.sizes[size] = ratedVoltageGrade;
    }
  }
}

/** Of a rating at the voltage that is wanted. */
export const ratedVoltageGrade = 0.7;

/** A number without a unit is any value by which sizes are chosen, or a part of their code. */
function gradePlainNumber(index: SizeIndex, { wanted }: Condition, grades: ConditionGrades): void {
  const number = wanted.kind === 'quantity' ? (wanted.low ?? 0) : 0;
  for (const { owner, property, numbers } of index.sizeValues.values()) {
    const [low, high] = numbers;
    for (let row = 0; row < owner.length; row += 1) {
      const rank = index.properties[property[row] ?? 0]?.rank ?? 3;
      const [from = 0, to = 0] = [low?.[row], high?.[row]];
      const isEqual = to === number || from === number || (from === to && to === number * 1000);
      if (!isEqual || rank === 3) continue;
      const size = owner[row] ?? 0;
      grades.sizes[size] = Math.max(grades.sizes[size] ?? 0, rankGrades[rank]);
    }
  }
  const part = String(number);
  index.codes.forEach((code, size) => {
    if ((grades.sizes[size] ?? 0) === 0 && code.includes(part) && code.split('-').includes(part))
      grades.sizes[size] = 0.5;
  });
}
