type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** A typed array that is appended to. `view` is the filled part; it sees later changes of values, not later values. */
export class GrowingColumn<Column extends Numbers> {
  readonly #create: (length: number) => Column;
  #array: Column;
  #length = 0;

  constructor(create: (length: number) => Column) {
    this.#create = create;
    this.#array = create(4);
  }

  get length(): number {
    return this.#length;
  }

  get view(): Column {
    return this.#array.subarray(0, this.#length) as Column;
  }

  push(value: number): void {
    if (this.#length === this.#array.length) {
      const longer = this.#create(this.#length * 2);
      longer.set(this.#array);
      this.#array = longer;
    }
    this.#array[this.#length] = value;
    this.#length += 1;
  }

  /** Returns the last value; undefined while there is none. */
  last(): number | undefined {
    return this.#length === 0 ? undefined : this.#array[this.#length - 1];
  }

  set(at: number, value: number): void {
    this.#array[at] = value;
  }
}

export const uint8Column = () => new GrowingColumn((length) => new Uint8Array(length));
export const uint16Column = () => new GrowingColumn((length) => new Uint16Array(length));
export const uint32Column = () => new GrowingColumn((length) => new Uint32Array(length));
export const float32Column = () => new GrowingColumn((length) => new Float32Array(length));
export const float64Column = () => new GrowingColumn((length) => new Float64Array(length));
