/** A used style rule, in the order of the style sheet. */
export interface CascadeRule {
  selectors: readonly string[];
  declarations: string;
  /** Name of the cascade layer, nested ones joined; empty outside of layers. */
  layer: string;
}

/** A rule reduced to what decides whether it competes with another one. */
interface CascadeFacts {
  layer: string;
  properties: ReadonlySet<string>;
  subjects: readonly Subject[];
}

/** The compound selector of the elements that a rule styles. */
interface Subject {
  classes: readonly string[];
  /** Number of ids, classes and types, such as `0,2,1`. */
  specificity: string;
}

/**
 * Extends the rules that come first to those that must, because another one of them, later in the style sheet, would lose to a
 * rule that is moved behind it: both style the same element (`classLists` has the classes of each one of the document), set
 * the same property and are equally specific. Returns whether each rule comes first.
 */
export function resolveConflicts(
  rules: readonly CascadeRule[],
  isFirst: readonly boolean[],
  classLists: readonly (readonly string[])[],
): boolean[] {
  const facts = rules.map(readFacts);
  const elements = classLists.map((classes) => new Set(classes));
  const areOnOneElement = (one: Subject, other: Subject) => {
    const classes = [...one.classes, ...other.classes];
    return one.classes.length === 0 || other.classes.length === 0
      ? true
      : elements.some((element) => classes.every((name) => element.has(name)));
  };
  const compete = (one: CascadeFacts, other: CascadeFacts) =>
    one.layer === other.layer &&
    [...one.properties].some((name) => other.properties.has(name)) &&
    one.subjects.some((subject) =>
      other.subjects.some(
        (rival) => subject.specificity === rival.specificity && areOnOneElement(subject, rival),
      ),
    );
  const resolved = [...isFirst];
  const later: CascadeFacts[] = [];
  // From the end: a rule that comes first may require earlier ones to do so.
  for (const [index, rule] of [...facts.entries()].toReversed()) {
    resolved[index] ||= later.some((rival) => compete(rule, rival));
    if (resolved[index]) later.push(rule);
  }
  return resolved;
}

const readFacts = ({ selectors, declarations, layer }: CascadeRule): CascadeFacts => ({
  layer,
  properties: readProperties(declarations),
  subjects: selectors.map(readSubject),
});

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
};

function shorthandOf(name: string): string {
  if (name.startsWith('--')) return name;
  const [word = ''] = name.replace(/^-\w+-/, '').split('-', 1);
  return relatedWords[word] ?? word;
}

function readSubject(selector: string): Subject {
  const plain = selector.trim().replace(/\[[^\]]*\]/g, '[]');
  const [subject = ''] = /[^\s>+~]*$/.exec(withoutArguments(plain)) ?? [];
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
