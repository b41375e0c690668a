import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A list of choices, as units write them; a type made of it stands wherever it is used. */
const list = /export const (\w+) = \[([^\]]*)\] as const/g;

export type Lists = ReadonlyMap<string, readonly string[]>;

/** The lists in some sources, each with its items as they are written. */
export function listsIn(sources: readonly string[]): Lists {
  const lists = new Map<string, readonly string[]>();
  for (const source of sources) {
    for (const [, name = '', items = ''] of source.matchAll(list)) {
      lists.set(
        name,
        items
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      );
    }
  }
  return lists;
}

/** The lists in the files of a folder and of all below it. */
export function listsBelow(folder: string): Lists {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return listsIn(
    paths.filter((path) => /\.tsx?$/.test(path)).map((path) => readFileSync(join(folder, path), 'utf8')),
  );
}

/** How the reader of the docs leaves a type that is made of a list: by the list's name alone. */
const unread = /\{"name":"unknown\[number\]","raw":"\(typeof (\w+)\)\[number\]"\}/g;

/** Puts what is in the lists where the reader of the docs has left their names. */
export function withListedTypes(code: string, lists: Lists): string {
  return code.replace(unread, (left, name: string) => {
    const items = lists.get(name);
    return items
      ? JSON.stringify({
          name: 'union',
          raw: items.join(' | '),
          elements: items.map((value) => ({ name: 'literal', value })),
        })
      : left;
  });
}
