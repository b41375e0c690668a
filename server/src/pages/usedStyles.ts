import { resolveConflicts } from './cascadeConflicts.ts';
import { declaredRootProperties, removeUnreadProperties } from './customProperties.ts';
import { readStyleUsage, type StyleRequirements, type StyleUsage } from './styleUsage.ts';

/** A style rule with the classes each of its selectors needs, or a group such as `@media` with its rules. */
type StyleNode =
  | StyleRule
  | { kind: 'group'; prelude: string; nodes: readonly StyleNode[] }
  /** `unicodeRange` is null for a face with all characters. */
  | { kind: 'fontFace'; text: string; unicodeRange: string | null }
  | { kind: 'verbatim'; text: string };

interface StyleRule {
  kind: 'rule';
  selectors: readonly Selector[];
  declarations: string;
  /** Whether it declares only how elements respond to a visitor. */
  isInteractive?: true;
}

interface Selector {
  text: string;
  /** Classes and attributes; all must occur in the document for the selector to match. */
  classes: readonly string[];
  /** As `name` when any value matches, else as `name="value"`. */
  attributes: readonly string[];
}

/** Attributes that change at run time: by the browser, or by scripts common to all pages. */
const changingAttributes = new Set(['aria-busy', 'data-below', 'data-shown', 'data-typeface', 'open']);

const groupRule = /^@(?:container|layer|media|supports)\b/;
/** Pseudo-classes whose arguments need not all match, so that they cannot exclude a selector. */
const functionalPseudoClasses = /:(?:has|is|not|where)\((?:[^()]|\([^()]*\))*\)/g;

/** A style sheet whose used rules can be extracted for a document. */
export interface ParsedStyles {
  /** Reads what of the style sheet the HTML of a document uses. */
  usageIn: (html: string) => StyleUsage;
  /**
   * Returns the rules that can match an element of the document, in their order, with the custom properties and animations
   * they read and the font faces that have characters of it.
   */
  usedBy: (usage: StyleUsage) => string;
  /** Splits the used rules into those of the first screen and the others. */
  split: (usage: StyleUsage, firstScreen: StyleUsage) => SplitStyles;
}

/** Styles of a document in two parts. */
export interface SplitStyles {
  /** Rules that the first screen needs, the order of layers, and all fonts. */
  critical: string;
  /** The remaining rules: applied after the critical ones, they give the cascade of the style sheet. */
  deferred: string;
}

/**
 * Parses a minified style sheet without nested rules. The first request of each kind of page waits for it: all styles of the
 * site take 3 ms here and 18 ms with PostCSS and css-what, 76 and 216 ms the first time. A test compares the two.
 */
export function parseStyles(css: string): ParsedStyles {
  const nodes = parseNodes(css);
  const required = readRequirements(nodes);
  const splitNodes = nodes.flatMap(splitInteractive);
  return {
    usageIn: (html) => readStyleUsage(html, required),
    usedBy: (usage) => serializeUsed(nodes, usage),
    split: (usage, firstScreen) => splitUsed(splitNodes, usage, firstScreen),
  };
}

/** Properties that affect how an element responds to a visitor, and nothing that a first paint shows. */
const interactiveProperty =
  /^(?:-webkit-)?(?:cursor|outline-offset|tap-highlight-color|touch-action|transition(?:-\w+)*|user-select):/;

/** Splits each rule into one with the declarations of a first paint, and one with the others. */
function splitInteractive(node: StyleNode): StyleNode[] {
  if (node.kind === 'group') return [{ ...node, nodes: node.nodes.flatMap(splitInteractive) }];
  if (node.kind !== 'rule') return [node];
  const declarations = splitDeclarations(node.declarations);
  const interactive = declarations.filter((declaration) => interactiveProperty.test(declaration));
  if (interactive.length === 0) return [node];
  const painted = declarations.filter((declaration) => !interactive.includes(declaration));
  return [
    ...(painted.length === 0 ? [] : [{ ...node, declarations: painted.join(';') }]),
    { ...node, declarations: interactive.join(';'), isInteractive: true },
  ];
}

const serializeUsed = (
  nodes: readonly StyleNode[],
  usage: StyleUsage,
  isWanted?: (rule: StyleRule) => boolean,
) => removeUnreadProperties(withoutUnreadKeyframes(serialize(nodes, usage, isWanted)), usage.properties);

/** Matches states that a visitor causes, which no first paint shows. */
const interactionStates = /:(?:active|focus|focus-visible|focus-within|hover)\b|\[aria-busy\b/;

function splitUsed(nodes: readonly StyleNode[], usage: StyleUsage, firstScreen: StyleUsage): SplitStyles {
  const rules = listUsedRules(nodes, usage);
  const isShown = (selector: Selector) =>
    isUsed(selector, firstScreen) &&
    !interactionStates.test(selector.text.replace(functionalPseudoClasses, ''));
  const isOfFirstScreen = rules.map(
    ({ rule, selectors, isLate }) => !isLate && !rule.isInteractive && selectors.some(isShown),
  );
  const classLists = Array.from(usage.classLists, (names) => names.split(' '));
  const isCritical = resolveConflicts(rules, isOfFirstScreen, classLists);
  const criticalRules = new Set(rules.flatMap(({ rule }, index) => (isCritical[index] ? rule : [])));
  const critical = serializeUsed(nodes, usage, (rule) => criticalRules.has(rule));
  const others = serialize(nodes, usage, (rule) => !criticalRules.has(rule) || isRoot(rule));
  return {
    critical,
    deferred: removeUnreadProperties(
      withoutUnreadKeyframes(withoutStatements(others)),
      new Set(),
      declaredRootProperties(critical),
    ),
  };
}

const isRoot = ({ selectors }: StyleRule) => selectors.length === 1 && selectors[0]?.text === ':root';

/** Removes what the critical styles contain already: fonts, the order of layers, and properties of the whole page. */
const withoutStatements = (css: string): string =>
  withoutFonts(css).replace(/@layer [^{;]+(?:;|\{\})|@property [^{]*\{[^}]*\}|:root\{\}/g, '');

/** Removes the declarations of fonts: declared again, a late one would be swapped in (ADR 17). */
export const withoutFonts = (css: string): string => css.replace(/@font-face\{[^}]*\}/g, '');

function readRequirements(nodes: readonly StyleNode[]): StyleRequirements {
  const [classes, attributes, unicodeRanges] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (node: StyleNode) => {
    if (node.kind === 'group') node.nodes.forEach(visit);
    if (node.kind === 'fontFace' && node.unicodeRange !== null) unicodeRanges.add(node.unicodeRange);
    if (node.kind !== 'rule') return;
    for (const selector of node.selectors) {
      for (const name of selector.classes) classes.add(name);
      for (const attribute of selector.attributes) attributes.add(attribute);
    }
  };
  nodes.forEach(visit);
  return { classes, attributes, unicodeRanges };
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
  return { kind: 'fontFace', text, unicodeRange: range ?? null };
}

const isUsed = ({ classes, attributes }: Selector, usage: StyleUsage): boolean =>
  classes.every((name) => usage.classes.has(name)) && attributes.every((text) => usage.attributes.has(text));

const usedSelectors = ({ selectors }: StyleRule, usage: StyleUsage): Selector[] =>
  selectors.filter((selector) => isUsed(selector, usage));

interface UsedRule {
  rule: StyleRule;
  selectors: readonly Selector[];
  layer: string;
  isLate: boolean;
}

/** Returns the rules that a document uses, in their order. */
function listUsedRules(
  nodes: readonly StyleNode[],
  usage: StyleUsage,
  context: Pick<UsedRule, 'layer' | 'isLate'> = { layer: '', isLate: false },
): UsedRule[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return listUsedRules(node.nodes, usage, contextIn(node.prelude, context));
    if (node.kind !== 'rule') return [];
    const selectors = usedSelectors(node, usage);
    return selectors.length === 0 ? [] : [{ rule: node, selectors, ...context }];
  });
}

/** Media whose rules improve what is shown, or show nothing on screens: they need not delay the first paint. */
const lateMedia: ReadonlySet<string> = new Set(['@media print', '@media (forced-colors:active)']);

const contextIn = (prelude: string, { layer, isLate }: Pick<UsedRule, 'layer' | 'isLate'>) => ({
  layer: prelude.startsWith('@layer') ? `${layer}${prelude}` : layer,
  isLate: isLate || lateMedia.has(prelude),
});

function serialize(
  nodes: readonly StyleNode[],
  usage: StyleUsage,
  isWanted: (rule: StyleRule) => boolean = () => true,
): string {
  return nodes
    .map((node) => {
      if (node.kind === 'verbatim') return node.text;
      if (node.kind === 'fontFace')
        return node.unicodeRange === null || usage.unicodeRanges.has(node.unicodeRange) ? node.text : '';
      if (node.kind === 'rule') {
        const selectors = isWanted(node) ? usedSelectors(node, usage).map(({ text }) => text) : [];
        return selectors.length === 0 ? '' : `${selectors.join(',')}{${node.declarations}}`;
      }
      const inner = serialize(node.nodes, usage, isWanted);
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
    ([, name = '', operator, , value = '']) => ({
      name,
      text: operator === '=' ? `${name}="${value}"` : name,
    }),
  );
  // Nothing is disabled without the attribute, on the element or around it.
  const disabled = /:disabled\b/.test(required) ? ['disabled'] : [];
  return {
    text,
    classes: [...required.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    attributes: [
      ...disabled,
      ...attributes.flatMap(({ name, text }) => (changingAttributes.has(name) ? [] : text)),
    ],
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

/** Splits at semicolons outside of strings. */
function splitDeclarations(block: string): string[] {
  const declarations: string[] = [];
  for (let start = 0; start <= block.length;) {
    const end = findUnquoted(block, start, semicolon);
    declarations.push(block.slice(start, end));
    start = end + 1;
  }
  return declarations;
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
const semicolon = unquoted(';');

/** Index of the first character outside of strings that `pattern` captures; the length when there is none. */
function findUnquoted(css: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from;
  for (let match = pattern.exec(css); match !== null; match = pattern.exec(css))
    if (match[1] !== undefined) return match.index;
  return css.length;
}
