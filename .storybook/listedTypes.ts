/** A list of choices and the type made of it, as units write them. */
const list = /export const (\w+) = \[([^\]]*)\] as const/g;

/** The docs read types word by word: where a type is made of a list, they are given what is in it. */
export function withListedTypes(source: string): string {
  return [...source.matchAll(list)].reduce(
    (text, [, name = '', items = '']) =>
      text.replaceAll(
        `(typeof ${name})[number]`,
        items
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean)
          .join(' | '),
      ),
    source,
  );
}
