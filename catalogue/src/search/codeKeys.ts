/** The key by which codes are compared: capital letters, digits and points between digits. */
export const codeKey = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}.]/gu, '')
    .replace(/\.(?!\d)|(?<!\d)\./g, '');

/** The first letters of a code with a hyphen: 'EV' of 'EV-BG-M20'. */
const makerPrefix = (code: string): string => /^(\p{Lu}{2,4})[- ]/u.exec(code)?.[1] ?? '';

export interface CodeIndex {
  /** Prefix that most codes share, without which they are found as well; '' without one. */
  prefix: string;
  /** Key with and without the prefix → numbers of what has the code. */
  entries: ReadonlyMap<string, readonly number[]>;
  /** Keys in order, for codes typed in part. */
  keys: readonly string[];
}

/** Indexes codes by their keys; `targets` are the numbers of what has each code. */
export function indexCodes(codes: readonly string[], targets: readonly number[]): CodeIndex {
  const prefixes = new Map<string, number>();
  for (const code of codes) {
    const prefix = makerPrefix(code);
    if (prefix) prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + 1);
  }
  const [most] = [...prefixes].toSorted(([, a], [, b]) => b - a);
  const prefix = most && most[1] * 2 > codes.length ? most[0] : '';
  const entries = new Map<string, number[]>();
  const add = (key: string, target: number) => {
    const list = entries.get(key);
    if (!list) entries.set(key, [target]);
    else if (!list.includes(target)) list.push(target);
  };
  codes.forEach((code, at) => {
    const key = codeKey(code);
    const target = targets[at] ?? at;
    add(key, target);
    if (prefix && key.startsWith(prefix) && key.length - prefix.length > 2)
      add(key.slice(prefix.length), target);
  });
  return { prefix, entries, keys: [...entries.keys()].toSorted() };
}

/** Codes that a part of a code may mean; more are cut off. */
const maxPartial = 5000;

/** Returns the numbers of what has a code that starts with a key. */
export function findByCodeStart({ keys, entries }: CodeIndex, start: string): number[] {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; at < keys.length && found.length < maxPartial; at += 1) {
    const key = keys[at] ?? '';
    if (!key.startsWith(start)) break;
    found.push(...(entries.get(key) ?? []));
  }
  return [...new Set(found)];
}
