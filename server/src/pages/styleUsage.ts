import { includesCodePoint, parseUnicodeRange } from './unicodeRange.ts';

/** What the rules of a style sheet require of a document. */
export interface StyleRequirements {
  classes: ReadonlySet<string>;
  /** Attributes as `name`, or as `name="value"`. */
  attributes: ReadonlySet<string>;
  /** Values of `unicode-range` descriptors. */
  unicodeRanges: ReadonlySet<string>;
}

/** The requirements that a document meets, and the custom properties that it reads. */
export interface StyleUsage extends StyleRequirements {
  /** The required classes of each element, separated by spaces. */
  classLists: ReadonlySet<string>;
  /** Names of custom properties, such as `--a`. */
  properties: ReadonlySet<string>;
}

/** Returns a text that two usages have in common when they are equal. */
export const usageKey = (usage: StyleUsage): string =>
  [usage.classLists, usage.attributes, usage.unicodeRanges, usage.properties]
    .map((names) => [...names].toSorted().join(','))
    .join('\n');

/** Reads which requirements the HTML of a document meets. */
export function readStyleUsage(html: string, required: StyleRequirements): StyleUsage {
  const values = readAttributes(visibleParts(html), attributeNames(required));
  const classLists = Array.from(values.get('class') ?? [], (names) =>
    names.split(' ').filter((name) => required.classes.has(name)),
  );
  const attributes = [...values].flatMap(([name, each]) => [
    name,
    ...Array.from(each, (value) => `${name}="${value}"`),
  ]);
  return {
    classes: new Set(classLists.flat()),
    classLists: new Set(classLists.map((names) => names.join(' '))),
    attributes: new Set(attributes.filter((text) => required.attributes.has(text))),
    unicodeRanges: usedRanges(html, required.unicodeRanges),
    properties: readProperties(html),
  };
}

/** Names of the custom properties that a text reads. */
export const readProperties = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));

const attributeNames = ({ attributes }: StyleRequirements): Set<string> =>
  new Set(['class', ...Array.from(attributes, (text) => text.split('=', 1)[0] ?? '')]);

/**
 * Returns the different values of the attributes with these names. Text has no `="`, because quotes are escaped. Searches for
 * substrings take two thirds of the time of an expression.
 */
function readAttributes(
  parts: readonly string[],
  names: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const html of parts) {
    for (let at = html.indexOf('="'); at !== -1;) {
      const end = html.indexOf('"', at + 2);
      if (end === -1) break;
      const name = html.slice(html.lastIndexOf(' ', at) + 1, at);
      if (names.has(name)) {
        const values = found.get(name) ?? new Set();
        found.set(name, values.add(html.slice(at + 2, end)));
      }
      at = html.indexOf('="', end);
    }
  }
  return found;
}

function usedRanges(html: string, ranges: ReadonlySet<string>): Set<string> {
  const runs = new Set(Array.from(html.matchAll(/[^\0-\x7f]+/g), ([run]) => run));
  // Every document has ASCII letters.
  const characters = new Set(['a', ...[...runs].join('')]);
  const codePoints = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  const isUsed = (range: string) => {
    const parsed = parseUnicodeRange(range);
    return codePoints.some((codePoint) => includesCodePoint(parsed, codePoint));
  };
  return new Set([...ranges].filter(isUsed));
}

/** Marks what only script displays: closed dialogs and elements with `hidden`. */
const hiddenMark = /<dialog(?![^>]* open)| hidden=""/g;

/** Returns the HTML without what nothing displays until script does, which waits for the full style sheets. */
function visibleParts(html: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { index } of html.matchAll(hiddenMark)) {
    if (index < end) continue;
    const start = html.lastIndexOf('<', index);
    const [, name = ''] = /^<([a-z]+)/.exec(html.slice(start, index + '<dialog'.length)) ?? [];
    parts.push(html.slice(end, start), '<i hidden="">');
    end = findElementEnd(html, start, name);
  }
  return [...parts, html.slice(end)];
}

/** Returns the index after the element that starts at `start`. */
function findElementEnd(html: string, start: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    // Void elements and empty ones of SVG have no end tag.
    if (!tag[0].endsWith('/>')) depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}
