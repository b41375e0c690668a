import { longName, makeTable } from '@elvora/catalogue/fixtures';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The kinds of stress data the toolbar offers, with their labels. */
export const stressTitles = {
  none: 'As written',
  empty: 'Empty',
  one: 'One',
  many: 'Many',
  longest: 'Longest words',
  broken: 'Broken images',
  table: '40 × 200 table',
  slow: 'Slow',
  failing: 'Failing',
} as const;

export type StressKind = keyof typeof stressTitles;

export const isStressKind = (value: unknown): value is StressKind =>
  typeof value === 'string' && Object.hasOwn(stressTitles, value);

/** Props that replace a kind's own treatment for one story. */
export type StressProps<Props> = { readonly [Kind in Exclude<StressKind, 'none'>]?: Partial<Props> };

/** Length of a list under `many`. */
export const manyCount = 60;

/** Props with visible text; all other strings are identifiers, URLs or options. */
const textProps = new Set([
  'alt',
  'brand',
  'caption',
  'category',
  'categoryName',
  'children',
  'description',
  'detail',
  'error',
  'eyebrow',
  'fact',
  'heading',
  'headline',
  'hint',
  'label',
  'linkLabel',
  'linkText',
  'message',
  'name',
  'parentName',
  'placeholder',
  'quote',
  'role',
  'text',
  'title',
]);

/** Props that must stay unique among the items of a list. */
const uniqueProps = new Set([
  'id',
  'key',
  'href',
  'src',
  'value',
  'name',
  'label',
  'title',
  'question',
  'serialNumber',
]);

/** Lists that form one value, such as the variants of a picture. */
const atomicLists = new Set(['variants', 'sizes', 'threshold']);

const failureMessage = 'The server did not answer. Nothing is lost.';

type PlainObject = Readonly<Record<string, unknown>>;

const isPlainObject = (value: unknown): value is PlainObject => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isTable = (value: PlainObject) => Array.isArray(value['headers']) && Array.isArray(value['rows']);

/** Matches a picture as components take it, and as the catalogue stores it. */
const isPicture = (value: PlainObject) =>
  (typeof value['src'] === 'string' && value['src'] !== '') ||
  (typeof value['name'] === 'string' && 'placeholder' in value && 'alt' in value);

const isReady = (value: PlainObject) => value['status'] === 'ready';

/** Elements of a list have keys; static siblings have none. */
const isKeyedElement = (value: unknown): value is ReactElement => isValidElement(value) && value.key !== null;

/** Copies an item with new unique props, so that it can join the original in a list. */
function copyItem(item: unknown, round: number, name = ''): unknown {
  if (round === 0) return item;
  if (isKeyedElement(item)) return cloneElement(item, { key: `${item.key} ${round}` });
  if (Array.isArray(item)) return item.map((one) => copyItem(one, round));
  if (isPlainObject(item)) {
    return Object.fromEntries(Object.entries(item).map(([key, value]) => [key, copyItem(value, round, key)]));
  }
  if (name !== '' && !uniqueProps.has(name)) return item;
  if (typeof item === 'string') return name === 'src' ? `${item}#${round}` : `${item} ${round}`;
  return typeof item === 'number' && name !== '' ? item + round * 1000 : item;
}

function resizeList(list: readonly unknown[], kind: StressKind): readonly unknown[] {
  switch (kind) {
    case 'empty':
      return [];
    case 'one':
      return list.slice(0, 1);
    case 'many':
      return list.length === 0 || list.length >= manyCount
        ? list
        : Array.from({ length: manyCount }, (_, at) =>
            copyItem(list[at % list.length], Math.floor(at / list.length)),
          );
    default:
      return list;
  }
}

function breakPicture(value: PlainObject): PlainObject {
  const address = 'data:image/png;base64,AAAA';
  const { variants: _variants, placeholder: _placeholder, ...rest } = value;
  return 'src' in value ? { ...rest, src: address } : { ...value, name: address, placeholder: null };
}

function stressState(kind: StressKind): PlainObject | null {
  if (kind === 'slow') return { status: 'loading' };
  if (kind !== 'failing') return null;
  const onRetry = () => undefined;
  return {
    status: 'failed',
    message: failureMessage,
    error: { title: 'Error: no answer', text: failureMessage, onRetry },
    onRetry,
    isRetrying: false,
  };
}

/** Makes the promise of an action stay pending or reject, depending on the kind; synchronous results pass through. */
const stressAction =
  (action: (...given: unknown[]) => unknown, kind: StressKind) =>
  (...given: unknown[]): unknown => {
    const result = action(...given);
    if (!(result instanceof Promise)) return result;
    return kind === 'slow' ? new Promise(() => undefined) : Promise.reject(new Error(failureMessage));
  };

interface StressPosition {
  kind: StressKind;
  /** Prop that holds the value. */
  name: string;
  /** Whether an outer list was resized already; nested lists then stay as they are. */
  isInList: boolean;
}

function stressList(list: readonly unknown[], place: StressPosition): readonly unknown[] {
  const { kind, name, isInList } = place;
  const isList = name === 'children' ? list.every(isKeyedElement) : !atomicLists.has(name);
  const items = isList && !isInList && typeof list[0] !== 'number' ? resizeList(list, kind) : list;
  return items.map((item) => stressValue(item, { kind, name, isInList: isList || isInList }));
}

/** Applies a kind of stress to a value; returns it unchanged where the kind does not apply. */
function stressValue(value: unknown, place: StressPosition): unknown {
  const { kind, name } = place;
  if (Array.isArray(value)) return stressList(value, place);
  if (isValidElement(value)) return stressElement(value, kind, place.isInList);
  if (typeof value === 'string') return kind === 'longest' && textProps.has(name) && value ? longName : value;
  if (typeof value === 'function') {
    const isAction = (kind === 'slow' || kind === 'failing') && /^on[A-Z]/.test(name);
    return isAction ? stressAction(value as (...given: unknown[]) => unknown, kind) : value;
  }
  if (!isPlainObject(value)) return value;
  if (isTable(value) && kind === 'table') return largeTableLike(value);
  if (isTable(value) && kind === 'empty') return { headers: [], rows: [] };
  if (isTable(value)) return { ...value, rows: stressList(value['rows'] as unknown[], place) };
  if (kind === 'broken' && isPicture(value)) return breakPicture(value);
  return (isReady(value) && stressState(kind)) || stressObject(value, place);
}

/**
 * Returns a 40 × 200 table in the shape of the given one: rows of records as stored, or rows of cells as edited. A table
 * without rows is returned unchanged, because its shape is unknown.
 */
function largeTableLike(value: PlainObject): PlainObject {
  const [first] = value['rows'] as unknown[];
  if (first === undefined) return value;
  const { headers, rows } = makeTable(40, 200);
  return { headers, rows: Array.isArray(first) ? rows.map((row) => Object.values(row)) : rows };
}

function stressObject(props: PlainObject, place: Omit<StressPosition, 'name'>): PlainObject {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, stressValue(value, { ...place, name })]),
  );
}

/** Sets the busy or error props that the component declares. */
function stressStateProps(type: unknown, kind: StressKind): PlainObject {
  // oxlint-disable-next-line no-underscore-dangle -- the name react-docgen gives
  const known = (type as { __docgenInfo?: { props?: PlainObject } }).__docgenInfo?.props ?? {};
  if (kind === 'slow') {
    const waits = ['isLoading', 'isBusy', 'isSaving', 'isAdding', 'isRetrying'].filter(
      (name) => name in known,
    );
    return Object.fromEntries(waits.map((name) => [name, true]));
  }
  return kind === 'failing' && 'error' in known && !('state' in known) ? { error: failureMessage } : {};
}

/** Applies a kind of stress to all data in a story's element. */
export function stressElement(
  element: ReactElement,
  kind: StressKind,
  isInList = false,
  own?: { component: unknown; props: PlainObject },
): ReactElement {
  if (kind === 'none') return element;
  const props = element.props as PlainObject & { children?: ReactNode };
  // Host elements keep their attributes; only their children are data.
  if (typeof element.type === 'string') {
    const children = stressChildren(props.children, kind, isInList, own);
    return children === props.children ? element : cloneWithChildren(element, {}, children);
  }
  const { children, ...rest } = props;
  const stressed: Record<string, unknown> = {
    ...stressObject(rest, { kind, isInList }),
    ...stressStateProps(element.type, kind),
    ...(own?.component === element.type && own.props),
  };
  return children === undefined || 'children' in stressed
    ? cloneElement(element, stressed)
    : cloneWithChildren(element, stressed, stressChildren(children, kind, isInList, own));
}

/** Passes children without keys as separate arguments, like JSX: React warns about missing keys in an array. */
const cloneWithChildren = (element: ReactElement, props: object, children: ReactNode): ReactElement =>
  Array.isArray(children) && !children.every(isKeyedElement)
    ? cloneElement(element, props, ...children)
    : cloneElement(element, props, children);

function stressChildren(
  children: ReactNode,
  kind: StressKind,
  isInList: boolean,
  own: { component: unknown; props: PlainObject } | undefined,
): ReactNode {
  if (isValidElement(children)) return stressElement(children, kind, isInList, own);
  if (Array.isArray(children) && !children.every(isKeyedElement)) {
    return children.map((child: ReactNode) =>
      isValidElement(child) ? stressElement(child, kind, isInList, own) : child,
    );
  }
  return stressValue(children, { kind, name: 'children', isInList }) as ReactNode;
}
