// V8 inlines at most four kinds of arrays; a fifth makes every append slow.
type Numbers = Uint8Array | Uint32Array | Float32Array | Float64Array;

/** An appendable typed array. `view` is the filled part; it reflects later changes of values, but not appended ones. */
class GrowableColumn<Column extends Numbers> {
  readonly #create: (length: number) => Column;
  #array: Column;
  #length = 0;
  #view: Column;
  #isViewStale = false;

  /** @param empty a shared array of length 0, since many columns stay empty */
  constructor(empty: Column, create: (length: number) => Column) {
    this.#create = create;
    this.#array = empty;
    this.#view = empty;
  }

  get length(): number {
    return this.#length;
  }

  get view(): Column {
    if (this.#isViewStale) this.#view = this.#array.subarray(0, this.#length) as Column;
    this.#isViewStale = false;
    return this.#view;
  }

  push(value: number): void {
    if (this.#length === this.#array.length) {
      const longer = this.#create(Math.max(4, this.#length * 2));
      longer.set(this.#array);
      this.#array = longer;
    }
    this.#array[this.#length] = value;
    this.#length += 1;
    this.#isViewStale = true;
  }

  /** Returns the last value; undefined when empty. */
  last(): number | undefined {
    return this.#length === 0 ? undefined : this.#array[this.#length - 1];
  }

  set(at: number, value: number): void {
    this.#array[at] = value;
  }
}

const noBytes = new Uint8Array();
const noIntegers = new Uint32Array();
const noFloats = new Float32Array();
const noDoubles = new Float64Array();

export const uint8Column = () => new GrowableColumn(noBytes, (length) => new Uint8Array(length));
export const uint32Column = () => new GrowableColumn(noIntegers, (length) => new Uint32Array(length));
export const float32Column = () => new GrowableColumn(noFloats, (length) => new Float32Array(length));
export const float64Column = () => new GrowableColumn(noDoubles, (length) => new Float64Array(length));
