/** A style rule with all of its selectors. */
export interface CascadeRule {
  selectors: readonly { text: string }[];
  declarations: string;
}

/** A rule in its cascade layer. */
export interface LayeredRule {
  rule: CascadeRule;
  /** Name of the layer, nested ones joined; empty outside of layers. */
  layer: string;
}

/** The compound selector of the elements that a rule styles. */
interface Subject {
  classes: readonly string[];
  /** Number of ids, classes and types, such as `0,2,1`. */
  specificity: string;
}

/**
 * Decides which rules of a style sheet have to come first when those of `isFirst` are moved before the others: these, and each
 * rule that one of them overrides, which would otherwise win. Two rules compete if they are in one layer, are equally specific,
 * set related properties, and may style the same element of the document, whose classes `classLists` has. Returns whether
 * each rule comes first.
 */
export function resolveConflicts(
  rules: readonly LayeredRule[],
  isFirst: readonly boolean[],
  classLists: readonly (readonly string[])[],
): boolean[] {
  const areOnOneElement = elementMatcher(classLists);
  /** Subjects of the later rules that come first, by what makes them rivals. */
  const rivals = new Map<string, Subject[]>();
  const resolved = [...isFirst];
  // From the end: a rule that comes first may require earlier ones to do so.
  for (const [index, rule] of [...rules.entries()].toReversed()) {
    const keys = rivalKeys(rule);
    resolved[index] ||= keys.some(([key, subject]) =>
      rivals.get(key)?.some((rival) => areOnOneElement(subject, rival)),
    );
    if (!resolved[index]) continue;
    for (const [key, subject] of keys) {
      const others = rivals.get(key);
      if (others) others.push(subject);
      else rivals.set(key, [subject]);
    }
  }
  return resolved;
}

/** A subject of a rule, with what makes another one its rival: layer, specificity and a property. */
type RivalKey = readonly [key: string, subject: Subject];

const knownKeys = new WeakMap<CascadeRule, readonly RivalKey[]>();

/** Returns each subject with each property of a rule. Documents share most of their rules, so each is read once. */
function rivalKeys({ rule, layer }: LayeredRule): readonly RivalKey[] {
  const known = knownKeys.get(rule);
  if (known) return known;
  const properties = [...readProperties(rule.declarations)];
  const keys = rule.selectors.flatMap(({ text }) => {
    const subject = readSubject(text);
    return properties.map((property) => [`${layer} ${subject.specificity} ${property}`, subject] as const);
  });
  knownKeys.set(rule, keys);
  return keys;
}

/** Returns whether two subjects may select the same element; one without classes may select any. */
function elementMatcher(classLists: readonly (readonly string[])[]) {
  const elementsByClass = new Map<string, ReadonlySet<string>[]>();
  for (const classes of classLists) {
    const element = new Set(classes);
    for (const name of element) elementsByClass.set(name, [...(elementsByClass.get(name) ?? []), element]);
  }
  return (one: Subject, other: Subject): boolean => {
    const [first] = one.classes;
    if (first === undefined || other.classes.length === 0) return true;
    const classes = [...one.classes, ...other.classes];
    return (elementsByClass.get(first) ?? []).some((element) => classes.every((name) => element.has(name)));
  };
}

/** Names of the declared properties; shorthands and the properties that they set have the same name. */
const readProperties = (declarations: string): Set<string> =>
  new Set(Array.from(declarations.matchAll(/(?:^|;)\s*([\w-]+):/g), ([, name = '']) => shorthandOf(name)));

/** First words of the names of properties that belong to one shorthand or to one axis, and a common name. */
const relatedWords: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  width: 'size',
  height: 'size',
  inline: 'size',
  block: 'size',
  row: 'gap',
  column: 'gap',
  place: 'align',
  justify: 'align',
  line: 'font',
  white: 'text',
};

function shorthandOf(name: string): string {
  if (name.startsWith('--')) return name;
  const [word = ''] = name.replace(/^-\w+-/, '').split('-', 1);
  return relatedWords[word] ?? word;
}

function readSubject(selector: string): Subject {
  const plain = selector.trim().replace(/\[[^\]]*\]/g, '[]');
  const subject =
    withoutArguments(plain)
      .split(/[\s>+~]/)
      .at(-1) ?? '';
  return {
    classes: [...subject.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    specificity: specificityOf(plain).join(),
  };
}

const innermostArguments = /(:?):([\w-]+)\(([^()]*)\)/;

function withoutArguments(selector: string): string {
  const shorter = selector.replace(innermostArguments, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

type Specificity = readonly [ids: number, classes: number, types: number];

/** Specificity of a selector whose attribute selectors are `[]` (Selectors Level 4, section 17). */
function specificityOf(selector: string): Specificity {
  const match = innermostArguments.exec(selector);
  if (match) return specificityOf(selector.replace(match[0], () => simpleSelectorsLike(match)));
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return [count(/#/g), count(/[.[]|(?<!:):(?!:)/g), count(/(?:^|[\s>+~(])[a-z]|::/gi)];
}

/** Returns simple selectors that are as specific as a functional pseudo-class. */
function simpleSelectorsLike([, isElement, name = '', text = '']: RegExpExecArray): string {
  if (isElement) return '::x';
  if (name === 'where') return '';
  if (!['has', 'is', 'not'].includes(name)) return ':x';
  const [[ids, classes, types] = [0, 0, 0]] = text
    .split(',')
    .map((argument) => specificityOf(argument.trim()))
    .toSorted(([a, b, c], [d, e, f]) => d - a || e - b || f - c);
  return '#x'.repeat(ids) + '.x'.repeat(classes) + '::x'.repeat(types);
}
