/** Kinds of values that are kept as numbers, and what their columns hold. */
export const valueColumns = {
  /** Ends of the range, supply (`supplyNumber`) and the voltage the value is rated at; missing ones are infinite or NaN. */
  quantity: ['low', 'high', 'supply', 'ratedAt'],
  thread: ['system', 'size', 'pitch'],
  protection: ['solids', 'water'],
  contacts: ['normallyOpen', 'normallyClosed', 'changeOver'],
  extent: ['first', 'second', 'third'],
} as const;

/** Values of one kind in columns: whose they are, of which property, and their numbers. */
export interface ValueTable {
  owner: Uint32Array;
  property: Uint16Array;
  numbers: readonly Float64Array[];
}

/** Collects values row by row; `finish` returns them in columns of exact length. */
class ValueTableBuilder {
  readonly #owner: number[] = [];
  readonly #property: number[] = [];
  readonly #numbers: number[][];

  constructor(width: number) {
    this.#numbers = Array.from({ length: width }, () => []);
  }

  add(owner: number, property: number, numbers: readonly number[]): void {
    this.#owner.push(owner);
    this.#property.push(property);
    this.#numbers.forEach((column, at) => column.push(numbers[at] ?? Number.NaN));
  }

  finish = (): ValueTable => ({
    owner: Uint32Array.from(this.#owner),
    property: Uint16Array.from(this.#property),
    numbers: this.#numbers.map((column) => Float64Array.from(column)),
  });
}

/** A value table per key, such as per dimension. */
export class ValueTables {
  readonly #builders = new Map<string, ValueTableBuilder>();

  add(key: string, owner: number, property: number, numbers: readonly number[]): void {
    const builder = this.#builders.get(key) ?? new ValueTableBuilder(numbers.length);
    this.#builders.set(key, builder);
    builder.add(owner, property, numbers);
  }

  finish = (): Map<string, ValueTable> =>
    new Map([...this.#builders].map(([key, builder]) => [key, builder.finish()]));
}
