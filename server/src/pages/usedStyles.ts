import { removeUnreadProperties } from './customProperties.ts';
import { type CodePointRanges, includesCodePoint, parseUnicodeRange } from './unicodeRange.ts';

/** A style rule with the classes each of its selectors needs, or a group such as `@media` with its rules. */
type StyleNode =
  | { kind: 'rule'; selectors: readonly Selector[]; declarations: string }
  | { kind: 'group'; prelude: string; nodes: readonly StyleNode[] }
  /** Null without a `unicode-range`, that is for all characters. */
  | { kind: 'fontFace'; text: string; characters: CodePointRanges | null }
  | { kind: 'verbatim'; text: string };

interface Selector {
  text: string;
  /** Classes and attributes; all must occur in the document for the selector to match. */
  classes: readonly string[];
  attributes: readonly Attribute[];
}

interface Attribute {
  name: string;
  /** Null when any value matches. */
  value: string | null;
}

/** Attributes that change at run time: by the browser, or by scripts common to all pages. */
const changingAttributes = new Set(['aria-busy', 'data-below', 'data-shown', 'data-typeface', 'open']);

const groupRule = /^@(?:container|layer|media|supports)\b/;
/** Pseudo-classes whose arguments need not all match, so that they cannot exclude a selector. */
const functionalPseudoClasses = /:(?:has|is|not|where)\((?:[^()]|\([^()]*\))*\)/g;

/** A style sheet whose used rules can be extracted for a document. */
export interface ParsedStyles {
  /**
   * Returns the rules that can match an element of the HTML, in their order, with the custom properties and animations they
   * read and the font faces that have characters of it.
   */
  usedBy: (html: string) => string;
}

/**
 * Parses a minified style sheet without nested rules. The first request of each kind of page waits for it: all styles of the
 * site take 3 ms here and 18 ms with PostCSS and css-what, 76 and 216 ms the first time. A test compares the two.
 */
export function parseStyles(css: string): ParsedStyles {
  const nodes = parseNodes(css);
  return {
    usedBy: (html) => removeUnreadProperties(withoutUnreadKeyframes(serialize(nodes, readUsage(html))), html),
  };
}

/** What of a style sheet a document uses. */
interface Usage {
  matches: (selector: Selector) => boolean;
  hasCharacterOf: (characters: CodePointRanges) => boolean;
}

function readUsage(html: string): Usage {
  const rendered = withoutHiddenParts(html);
  const classes = new Set(
    [...rendered.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const found = new Map<string, boolean>();
  const hasAttribute = ({ name, value }: Attribute) => {
    const text = value === null ? ` ${name}=` : ` ${name}="${value}"`;
    const isFound = found.get(text) ?? rendered.includes(text);
    found.set(text, isFound);
    return isFound;
  };
  // Every document has ASCII letters.
  const characters = new Set(['a', ...(html.match(/[^\0-\x7f]+/g) ?? []).join('')]);
  const codePoints = [...characters].map((character) => character.codePointAt(0) ?? 0);
  return {
    matches: (selector) =>
      selector.classes.every((name) => classes.has(name)) && selector.attributes.every(hasAttribute),
    hasCharacterOf: (ranges) => codePoints.some((codePoint) => includesCodePoint(ranges, codePoint)),
  };
}

/** Marks what only script displays: closed dialogs and elements with `hidden`. */
const hiddenMark = /<dialog(?![^>]* open)| hidden=""/g;

/** Removes what nothing displays until script does, which waits for the full style sheets. */
function withoutHiddenParts(html: string): string {
  let rendered = '';
  let end = 0;
  for (const { index } of html.matchAll(hiddenMark)) {
    if (index < end) continue;
    const start = html.lastIndexOf('<', index);
    const [, name = ''] = /^<([a-z]+)/.exec(html.slice(start, index + '<dialog'.length)) ?? [];
    rendered += `${html.slice(end, start)}<i hidden="">`;
    end = findElementEnd(html, start, name);
  }
  return rendered + html.slice(end);
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

function parseNodes(css: string): StyleNode[] {
  const nodes: StyleNode[] = [];
  for (let start = 0; start < css.length;) {
    const open = findUnquoted(css, start, preludeEnd);
    if (css[open] !== '{') {
      nodes.push({ kind: 'verbatim', text: css.slice(start, open + 1) });
      start = open + 1;
      continue;
    }
    const end = findBlockEnd(css, open);
    const prelude = css.slice(start, open).trim();
    const block = css.slice(open + 1, end);
    if (groupRule.test(prelude)) nodes.push({ kind: 'group', prelude, nodes: parseNodes(block) });
    else if (prelude === '@font-face') nodes.push(readFontFace(css.slice(start, end + 1)));
    else if (prelude.startsWith('@')) nodes.push({ kind: 'verbatim', text: css.slice(start, end + 1) });
    else
      nodes.push({ kind: 'rule', selectors: splitSelectors(prelude).map(readSelector), declarations: block });
    start = end + 1;
  }
  return nodes;
}

function readFontFace(text: string): StyleNode {
  const [, range] = /unicode-range:([^;}]+)/.exec(text) ?? [];
  return { kind: 'fontFace', text, characters: range === undefined ? null : parseUnicodeRange(range) };
}

function serialize(nodes: readonly StyleNode[], usage: Usage): string {
  return nodes
    .map((node) => {
      if (node.kind === 'verbatim') return node.text;
      if (node.kind === 'fontFace')
        return node.characters === null || usage.hasCharacterOf(node.characters) ? node.text : '';
      if (node.kind === 'rule') {
        const selectors = node.selectors.filter(usage.matches).map(({ text }) => text);
        return selectors.length === 0 ? '' : `${selectors.join(',')}{${node.declarations}}`;
      }
      const inner = serialize(node.nodes, usage);
      // An empty layer still defines its position in the order of layers.
      if (inner === '') return node.prelude.startsWith('@layer') ? `${node.prelude}{}` : '';
      return `${node.prelude}{${inner}}`;
    })
    .join('');
}

/** Removes animations that no style names. */
const withoutUnreadKeyframes = (css: string): string =>
  css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    css.split(name).length > 2 ? rule : '',
  );

function readSelector(text: string): Selector {
  const required = text.replace(functionalPseudoClasses, '');
  const attributes = [...required.matchAll(/\[([\w-]+)(?:(=|[$*^|~]=)(["']?)([^\]]*?)\3)?\]/g)].map(
    ([, name = '', operator, , value = '']) => ({ name, value: operator === '=' ? value : null }),
  );
  return {
    text,
    classes: [...required.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    attributes: attributes.filter(({ name }) => !changingAttributes.has(name)),
  };
}

/** Splits at commas outside of parentheses and brackets. */
function splitSelectors(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: character, index } of prelude.matchAll(/[()[\],]/g)) {
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    else if (depth === 0) {
      selectors.push(prelude.slice(start, index));
      start = index + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}

/** Index of the brace that closes the block opened at `open`. */
function findBlockEnd(css: string, open: number): number {
  let depth = 1;
  for (let at = open + 1; ; at++) {
    at = findUnquoted(css, at, brace);
    if (at === css.length) throw new Error('A block of the styles has no end.');
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
}

/** The content of a string or escape does not affect the structure of the styles. */
const unquoted = (wanted: string) =>
  new RegExp(`\\\\[^]|"(?:[^"\\\\]|\\\\[^])*"|'(?:[^'\\\\]|\\\\[^])*'|(${wanted})`, 'g');
const preludeEnd = unquoted('[{;]');
const brace = unquoted('[{}]');

/** Index of the first character outside of strings that `pattern` captures; the length when there is none. */
function findUnquoted(css: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from;
  for (let match = pattern.exec(css); match !== null; match = pattern.exec(css))
    if (match[1] !== undefined) return match.index;
  return css.length;
}
