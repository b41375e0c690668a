import { float64Column, uint32Column } from './growableColumn.ts';

/** Kinds of values stored as numbers, with the contents of their columns. */
export const valueColumns = {
  /** Bounds of the range, supply (`supplyNumber`) and rated voltage; missing ones are infinite or NaN. */
  quantity: ['low', 'high', 'supply', 'ratedAt'],
  thread: ['system', 'size', 'pitch'],
  protection: ['solids', 'water'],
  contacts: ['normallyOpen', 'normallyClosed', 'changeOver'],
  extent: ['first', 'second', 'third'],
} as const;

/** The values of one property; each distinct value is graded once for all of its rows. */
export interface PropertyValues {
  /** Rows of the property, sorted by owner. */
  readonly rows: Uint32Array;
  /** First row of each distinct value, by its number. */
  readonly firstRows: Uint32Array;
}

/** Values of one kind in columns: owner, property and numbers. The values of an owner are adjacent. */
export interface ValueTable {
  readonly owner: Uint32Array;
  readonly property: Uint32Array;
  /** Number of the value among the property's distinct ones. */
  readonly value: Uint32Array;
  readonly numbers: readonly Float64Array[];
  /** Properties that have values. */
  readonly properties: Iterable<number>;
  valuesOf(property: number): PropertyValues | undefined;
}

class GrowablePropertyValues implements PropertyValues {
  readonly #rows = uint32Column();
  readonly #firstRows = uint32Column();
  readonly #known = new Map<string, number>();

  get rows(): Uint32Array {
    return this.#rows.view;
  }

  get firstRows(): Uint32Array {
    return this.#firstRows.view;
  }

  /** Adds a row and returns the number of its value. */
  add(row: number, numbers: readonly number[]): number {
    this.#rows.push(row);
    const key = numbers.join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const added = this.#firstRows.length;
    this.#firstRows.push(row);
    this.#known.set(key, added);
    return added;
  }
}

/** An appendable value table. */
export class GrowableValueTable implements ValueTable {
  readonly #owner = uint32Column();
  readonly #property = uint32Column();
  readonly #value = uint32Column();
  readonly #byProperty = new Map<number, GrowablePropertyValues>();
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

  get value(): Uint32Array {
    return this.#value.view;
  }

  get numbers(): readonly Float64Array[] {
    return this.#numbers.map(({ view }) => view);
  }

  get properties(): Iterable<number> {
    return this.#byProperty.keys();
  }

  valuesOf(property: number): PropertyValues | undefined {
    return this.#byProperty.get(property);
  }

  add(owner: number, property: number, numbers: readonly number[]): void {
    const values = this.#byProperty.get(property) ?? new GrowablePropertyValues();
    this.#byProperty.set(property, values);
    this.#value.push(values.add(this.#owner.length, numbers));
    this.#owner.push(owner);
    this.#property.push(property);
    this.#numbers.forEach((column, at) => column.push(numbers[at] ?? Number.NaN));
  }
}

/** A value table per key, such as per dimension. */
export class ValueTables {
  readonly tables = new Map<string, GrowableValueTable>();

  add(key: string, owner: number, property: number, numbers: readonly number[]): void {
    const table = this.tables.get(key) ?? new GrowableValueTable(numbers.length);
    this.tables.set(key, table);
    table.add(owner, property, numbers);
  }
}
