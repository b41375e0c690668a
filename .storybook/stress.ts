import { longName, makeTable } from '@elvora/catalogue/fixtures';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** What the toolbar offers, with its words. */
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

/** Props a story wants under some kinds instead of what the kind does by itself. */
export type StressProps<Props> = { readonly [Kind in Exclude<StressKind, 'none'>]?: Partial<Props> };

/** How many a list holds under `many`. */
export const manyCount = 60;

/** Props that hold words for people; all others are names, addresses and choices. */
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

/** What has to stay different in each item of a list. */
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

/** Lists that are one value, as the forms of a picture. */
const atomicLists = new Set(['variants', 'sizes', 'threshold']);

const failureMessage = 'The server did not answer. Nothing is lost.';

type PlainObject = Readonly<Record<string, unknown>>;

const isPlainObject = (value: unknown): value is PlainObject => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isTable = (value: PlainObject) => Array.isArray(value['headers']) && Array.isArray(value['rows']);

/** A picture as units take it, or as the catalogue keeps it. */
const isPicture = (value: PlainObject) =>
  (typeof value['src'] === 'string' && value['src'] !== '') ||
  (typeof value['name'] === 'string' && 'placeholder' in value && 'alt' in value);

const isReady = (value: PlainObject) => value['status'] === 'ready';

/** An element of a list knows itself by its key; elements that merely stand side by side have none. */
const isKeyedElement = (value: unknown): value is ReactElement => isValidElement(value) && value.key !== null;

/** A copy of an item that can stand beside it in a list. */
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

/** A promise that an action gives goes the kind's way; what is no promise stays. */
const stressAction =
  (action: (...given: unknown[]) => unknown, kind: StressKind) =>
  (...given: unknown[]): unknown => {
    const result = action(...given);
    if (!(result instanceof Promise)) return result;
    return kind === 'slow' ? new Promise(() => undefined) : Promise.reject(new Error(failureMessage));
  };

interface StressPosition {
  kind: StressKind;
  /** Name of the prop that holds the value. */
  name: string;
  /** Inside of a list the lists of its items stay as they are. */
  isInList: boolean;
}

function stressList(list: readonly unknown[], place: StressPosition): readonly unknown[] {
  const { kind, name, isInList } = place;
  const isList = name === 'children' ? list.every(isKeyedElement) : !atomicLists.has(name);
  const items = isList && !isInList && typeof list[0] !== 'number' ? resizeList(list, kind) : list;
  return items.map((item) => stressValue(item, { kind, name, isInList: isList || isInList }));
}

/** A value as it is under a kind of stress; what the kind does not touch comes back as it was. */
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

/** As it is stored, or as a grid of lines while it is edited. */
function largeTableLike(value: PlainObject): PlainObject {
  const { headers, rows } = makeTable(40, 200);
  const [first] = value['rows'] as unknown[];
  return { headers, rows: Array.isArray(first) ? rows.map((row) => Object.values(row)) : rows };
}

function stressObject(props: PlainObject, place: Omit<StressPosition, 'name'>): PlainObject {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, stressValue(value, { ...place, name })]),
  );
}

/** Waiting and failing as a unit says it: asked of the props that are written down for it. */
function stressStateProps(type: unknown, kind: StressKind): PlainObject {
  // oxlint-disable-next-line no-underscore-dangle -- what the docs are made of
  const known = (type as { __docgenInfo?: { props?: PlainObject } }).__docgenInfo?.props ?? {};
  if (kind === 'slow') {
    const waits = ['isLoading', 'isBusy', 'isSaving', 'isAdding', 'isRetrying'].filter(
      (name) => name in known,
    );
    return Object.fromEntries(waits.map((name) => [name, true]));
  }
  return kind === 'failing' && 'error' in known && !('state' in known) ? { error: failureMessage } : {};
}

/** What a story shows, with all data in it under a kind of stress. */
export function stressElement(
  element: ReactElement,
  kind: StressKind,
  isInList = false,
  own?: { component: unknown; props: PlainObject },
): ReactElement {
  if (kind === 'none') return element;
  const props = element.props as PlainObject & { children?: ReactNode };
  // Of the page's own elements what stands in them counts, not how they look.
  if (typeof element.type === 'string') {
    const children = stressChildren(props.children, kind, isInList, own);
    return children === props.children ? element : cloneElement(element, undefined, children);
  }
  const { children, ...rest } = props;
  const stressed: Record<string, unknown> = {
    ...stressObject(rest, { kind, isInList }),
    ...stressStateProps(element.type, kind),
    ...(own?.component === element.type && own.props),
  };
  if (children !== undefined && !('children' in stressed)) {
    stressed['children'] = stressChildren(children, kind, isInList, own);
  }
  return cloneElement(element, stressed);
}

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
