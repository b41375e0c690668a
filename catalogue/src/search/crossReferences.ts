import { codeKey, type CodeIndex } from './codeKeys.ts';

/** Code of another manufacturer, and the ordering code that replaces it. */
export type CrossReferenceRow = readonly [typed: string, code: string];

/** Cross-references by the keys of the codes that users type. */
export class CrossReferences {
  readonly #codes = new Map<string, string[]>();

  constructor(rows: readonly CrossReferenceRow[] = []) {
    for (const [typed, code] of rows) {
      const key = codeKey(typed);
      this.#codes.set(key, [...(this.#codes.get(key) ?? []), codeKey(code)]);
    }
  }

  /** Adds the codes that references lead to; an exact code comes first. */
  addTo(index: CodeIndex): CodeIndex {
    return {
      get prefix() {
        return index.prefix;
      },
      find: (key) => {
        const own = index.find(key);
        return own.length > 0 ? own : (this.#codes.get(key) ?? []).flatMap((code) => index.find(code));
      },
      findByStart: (start) => index.findByStart(start),
    };
  }
}
