/** The key by which codes are compared: capital letters, digits, and points between digits. */
export const codeKey = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}.]/gu, '')
    .replace(/\.(?!\d)|(?<!\d)\./g, '');

/** The maker's prefix of a hyphenated code: 'EV' of 'EV-BG-M20'. */
const makerPrefix = (code: string): string => /^(\p{Lu}{2,4})[- ]/u.exec(code)?.[1] ?? '';

/** Maximum number of codes that a partial code may match. */
const maxPartial = 5000;
/** Minimum length after the maker's prefix for a code to be found without it. */
const minWithoutPrefix = 3;

/** Finds the owners of codes by key. */
export interface CodeIndex {
  /** Prefix shared by most codes, which queries may omit; '' when there is none. */
  readonly prefix: string;
  /** Returns the owners of the code with this key, with or without the prefix. */
  find(key: string): readonly number[];
  /** Returns the owners of codes that start with this key. */
  findByStart(start: string): readonly number[];
}

/** A code index that supports insertion. */
export class GrowableCodeIndex implements CodeIndex {
  readonly #entries = new Map<string, number[]>();
  readonly #prefixes = new Map<string, number>();
  #commonPrefix = { prefix: '', count: 0 };
  #count = 0;
  #sorted: string[] = [];
  /** Keys added since the last sort. */
  #recent: string[] = [];

  add(code: string, target: number): void {
    this.#count += 1;
    const prefix = makerPrefix(code);
    if (prefix) this.#countPrefix(prefix);
    const key = codeKey(code);
    this.#addKey(key, target);
    // Buyers type HS-19 for HS-19.0.
    if (/\.0+$/.test(key)) this.#addKey(key.replace(/\.0+$/, ''), target);
  }

  #addKey(key: string, target: number): void {
    const targets = this.#entries.get(key);
    if (!targets) {
      this.#entries.set(key, [target]);
      this.#recent.push(key);
    } else if (!targets.includes(target)) targets.push(target);
  }

  #countPrefix(prefix: string): void {
    const count = (this.#prefixes.get(prefix) ?? 0) + 1;
    this.#prefixes.set(prefix, count);
    if (count > this.#commonPrefix.count) this.#commonPrefix = { prefix, count };
  }

  get prefix(): string {
    const { prefix, count } = this.#commonPrefix;
    return count * 2 > this.#count ? prefix : '';
  }

  find(key: string): readonly number[] {
    const { prefix } = this;
    const own = this.#entries.get(key) ?? [];
    const others =
      prefix === '' || key.length < minWithoutPrefix ? [] : (this.#entries.get(prefix + key) ?? []);
    if (own.length > 0 || others.length > 0) return others.length === 0 ? own : unique([...own, ...others]);
    // 'HSA-19.0' means HSA-19 if no code has the zero.
    return /\.0+$/.test(key) ? this.find(key.replace(/\.0+$/, '')) : own;
  }

  findByStart(start: string): readonly number[] {
    this.#sort();
    const { prefix } = this;
    const found = this.#keysFrom(start);
    if (prefix !== '') {
      const longer = this.#keysFrom(prefix + start);
      found.push(...longer.filter((key) => key.length - prefix.length >= minWithoutPrefix));
    }
    return unique(found.flatMap((key) => this.#entries.get(key) ?? [])).slice(0, maxPartial);
  }

  #sort(): void {
    if (this.#recent.length === 0) return;
    this.#sorted = mergeSorted(this.#sorted, this.#recent.toSorted());
    this.#recent = [];
  }

  #keysFrom(start: string): string[] {
    const keys = this.#sorted;
    let [low, high] = [0, keys.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; at < keys.length && found.length < maxPartial; at += 1) {
      const key = keys[at] ?? '';
      if (!key.startsWith(start)) break;
      found.push(key);
    }
    return found;
  }
}

const unique = (numbers: readonly number[]): number[] => [...new Set(numbers)];

/** Merges two sorted lists, to avoid sorting all codes when a few are added. */
function mergeSorted(first: readonly string[], second: readonly string[]): string[] {
  const merged: string[] = [];
  let at = 0;
  for (const key of second) {
    while (at < first.length && (first[at] ?? '') < key) merged.push(first[at++] ?? '');
    merged.push(key);
  }
  while (at < first.length) merged.push(first[at++] ?? '');
  return merged;
}
