import { float64Column, uint32Column } from './growingColumn.ts';

/** Kinds of values that are kept as numbers, and what their columns hold. */
export const valueColumns = {
  /** Ends of the range, supply (`supplyNumber`) and the voltage the value is rated at; missing ones are infinite or NaN. */
  quantity: ['low', 'high', 'supply', 'ratedAt'],
  thread: ['system', 'size', 'pitch'],
  protection: ['solids', 'water'],
  contacts: ['normallyOpen', 'normallyClosed', 'changeOver'],
  extent: ['first', 'second', 'third'],
} as const;

/** Values of one kind in columns: whose they are, of which property, and their numbers. The values of an owner follow each other. */
export interface ValueTable {
  readonly owner: Uint32Array;
  readonly property: Uint32Array;
  readonly numbers: readonly Float64Array[];
}

/** A value table that is appended to. */
export class GrowingValueTable implements ValueTable {
  readonly #owner = uint32Column();
  readonly #property = uint32Column();
  readonly #numbers;

  constructor(width: number) {
    this.#numbers = Array.from({ length: width }, float64Column);
  }

  get owner(): Uint32Array {
    return this.#owner.view;
  }

  get property(): Uint32Array {
    return this.#property.view;
  }

  get numbers(): readonly Float64Array[] {
    return this.#numbers.map(({ view }) => view);
  }

  add(owner: number, property: number, numbers: readonly number[]): void {
    this.#owner.push(owner);
    this.#property.push(property);
    this.#numbers.forEach((column, at) => column.push(numbers[at] ?? Number.NaN));
  }
}

/** A value table per key, such as per dimension. */
export class ValueTables {
  readonly tables = new Map<string, GrowingValueTable>();

  add(key: string, owner: number, property: number, numbers: readonly number[]): void {
    const table = this.tables.get(key) ?? new GrowingValueTable(numbers.length);
    this.tables.set(key, table);
    table.add(owner, property, numbers);
  }
}
