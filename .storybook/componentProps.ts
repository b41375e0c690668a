import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  API,
  type Checker,
  SignatureKind,
  type Symbol as TypedSymbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

/** A prop in the format of react-docgen, which the docs read. */
export interface DocumentedProp {
  required: boolean;
  tsType: {
    name: string;
    type?: 'function';
    raw: string;
    elements?: readonly { name: 'literal'; value: string }[];
  };
  description: string;
  defaultValue?: { value: string; computed: false };
}

export interface DocumentedComponent {
  name: string;
  description: string;
  props: Readonly<Record<string, DocumentedProp>>;
}

/** Components by the file that declares them. */
export type ComponentsByFile = ReadonlyMap<string, readonly DocumentedComponent[]>;

/** Reads the props of all public components from the compiler, wherever their types are declared. */
export function documentComponents(root: string): ComponentsByFile {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error(`There is no project in ${root}.`);
    const { program, checker } = project;
    const orders = readChoiceLists(join(root, 'src'));
    const byFile = new Map<string, DocumentedComponent[]>();
    for (const file of program.getSourceFileNames().filter((name) => /\/src\/.*\/index\.ts$/.test(name))) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      for (const named of module ? checker.getExportsOfModule(module) : []) {
        const symbol = named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
        const path = symbol.declarations[0]?.path;
        const component = documentComponent(symbol, checker, orders);
        if (!component || !path) continue;
        const others = (byFile.get(path) ?? []).filter(({ name }) => name !== component.name);
        byFile.set(path, [...others, component]);
      }
    }
    return byFile;
  } finally {
    api.close();
  }
}

function documentComponent(
  symbol: TypedSymbol,
  checker: Checker,
  orders: ChoiceLists,
): DocumentedComponent | null {
  if (!(symbol.flags & SymbolFlags.Function) || !/^[A-Z]/.test(symbol.name)) return null;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const given = signature && checker.getParameterType(signature, 0);
  if (!given) return null;
  return {
    name: symbol.name,
    description: checker.getDocumentationCommentOfSymbol(symbol),
    props: documentProps(given, checker, orders),
  };
}

/** Collects the props of every member of a discriminated union. */
function documentProps(given: Type, checker: Checker, orders: ChoiceLists): Record<string, DocumentedProp> {
  const kinds = given.isUnionType() ? given.getTypes() : [given];
  const symbols = kinds.map((kind) => checker.getPropertiesOfType(kind));
  const names = new Set(symbols.flat().map(({ name }) => name));
  return Object.fromEntries(
    [...names].map((name) => {
      const variants = symbols.flatMap((ofKind) => ofKind.filter((symbol) => symbol.name === name));
      const isRequired =
        variants.length === kinds.length && variants.every(({ flags }) => !(flags & SymbolFlags.Optional));
      return [name, documentProp(variants, isRequired, checker, orders)];
    }),
  );
}

function documentProp(
  variants: readonly TypedSymbol[],
  required: boolean,
  checker: Checker,
  orders: ChoiceLists,
): DocumentedProp {
  const types = variants
    .flatMap((variant) => checker.getTypeOfSymbol(variant) ?? [])
    .filter((type) => !(type.flags & TypeFlags.Undefined));
  const texts = new Set(types.flatMap((type) => unionMembers(type, checker)));
  if (!required) texts.delete('undefined');
  const parts = sortChoices([...texts], orders);
  const raw = parts.join(' | ');
  const tags = variants.flatMap((variant) => checker.getJsDocTagsOfSymbol(variant));
  const standard = tags.find(({ name }) => name === 'default')?.text;
  const description = variants
    .map((variant) => checker.getDocumentationCommentOfSymbol(variant))
    .find(Boolean);
  return {
    required,
    tsType: {
      ...(parts.length > 1 && parts.every(isLiteral)
        ? { name: 'union', elements: parts.map((value) => ({ name: 'literal' as const, value })) }
        : types.every((type) => isCallable(type, checker))
          ? { name: 'signature', type: 'function' as const }
          : { name: raw }),
      raw,
    },
    description: description ?? '',
    ...(standard === undefined ? {} : { defaultValue: { value: standard, computed: false as const } }),
  };
}

const isLiteral = (text: string) => /^('[^']*'|-?[\d.]+)$/.test(text);

const isCallable = (type: Type, checker: Checker) =>
  checker.getSignaturesOfType(checker.getNonNullableType(type) ?? type, SignatureKind.Call).length > 0;

/** Expands unions of literals; keeps named types by name. */
function unionMembers(type: Type, checker: Checker): string[] {
  const text = checker.typeToString(type, undefined, noTruncationFlag).replaceAll('"', "'");
  if (!type.isUnionType() || /^\w+(<.*>)?$/.test(text) || text === 'boolean | undefined') {
    return text === 'boolean | undefined' ? ['boolean', 'undefined'] : [text];
  }
  return splitUnion(text);
}

const noTruncationFlag = 1;

/** Splits a union at its top-level bars; those inside brackets and quotes belong to a member. */
function splitUnion(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    // The `>` of `=>` closes no bracket.
    if ('([{<'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter) || (letter === '>' && text[at - 1] !== '=')) depth -= 1;
    if (letter === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim().replace(/^\((.*=>.*)\)$/, '$1'));
}

type ChoiceLists = readonly (readonly string[])[];

/** Orders members as the component's const array lists them, numbers by value. */
function sortChoices(parts: string[], orders: ChoiceLists): string[] {
  const listed = orders.find(
    (order) => order.length === parts.length && order.every((one) => parts.includes(one)),
  );
  if (listed) return [...listed];
  return parts.every(isLiteral)
    ? parts.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    : parts;
}

/** Reads the const arrays of a folder's files, with their items in source form. */
function readChoiceLists(folder: string): ChoiceLists {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(/= \[([^\]]*)\] as const/g)])
    .map(([, items = '']) =>
      items
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    );
}

/** Merges the compiler's props over react-docgen's, which is the only one to read defaults from destructuring. */
export function appendDocgen(code: string, components: readonly DocumentedComponent[]): string {
  return components.reduce(
    (text, { name, description, props }) => `${text}
;{ const read = ${name}.__docgenInfo?.props ?? {}, props = ${JSON.stringify(props)};
for (const [prop, of] of Object.entries(props)) if (!of.defaultValue && read[prop]?.defaultValue?.computed === false) of.defaultValue = read[prop].defaultValue;
${name}.__docgenInfo = ${JSON.stringify({ displayName: name, methods: [], description })}; ${name}.__docgenInfo.props = props; }`,
    code,
  );
}
