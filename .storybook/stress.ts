import { longName, tableOf } from '@elvora/catalogue/fixtures';
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
export const manyItems = 60;

/** Props that hold words for people; all others are names, addresses and choices. */
const wordProps = new Set([
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
const ownProps = new Set([
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
const wholeLists = new Set(['variants', 'sizes', 'threshold']);

const failure = 'The server did not answer. Nothing is lost.';

type Given = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Given => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isTable = (value: Given) => Array.isArray(value['headers']) && Array.isArray(value['rows']);

/** A picture as units take it, or as the catalogue keeps it. */
const isPicture = (value: Given) =>
  (typeof value['src'] === 'string' && value['src'] !== '') ||
  (typeof value['name'] === 'string' && 'placeholder' in value && 'alt' in value);

const isReady = (value: Given) => value['status'] === 'ready';

/** An element of a list knows itself by its key; elements that merely stand side by side have none. */
const isElementOfList = (value: unknown): value is ReactElement =>
  isValidElement(value) && value.key !== null;

/** A copy of an item that can stand beside it in a list. */
function copyOf(item: unknown, round: number, name = ''): unknown {
  if (round === 0) return item;
  if (isElementOfList(item)) return cloneElement(item, { key: `${item.key} ${round}` });
  if (Array.isArray(item)) return item.map((one) => copyOf(one, round));
  if (isPlain(item)) {
    return Object.fromEntries(Object.entries(item).map(([key, value]) => [key, copyOf(value, round, key)]));
  }
  if (name !== '' && !ownProps.has(name)) return item;
  if (typeof item === 'string') return name === 'src' ? `${item}#${round}` : `${item} ${round}`;
  return typeof item === 'number' && name !== '' ? item + round * 1000 : item;
}

function lengthOf(list: readonly unknown[], kind: StressKind): readonly unknown[] {
  switch (kind) {
    case 'empty':
      return [];
    case 'one':
      return list.slice(0, 1);
    case 'many':
      return list.length === 0 || list.length >= manyItems
        ? list
        : Array.from({ length: manyItems }, (_, at) =>
            copyOf(list[at % list.length], Math.floor(at / list.length)),
          );
    default:
      return list;
  }
}

function pictureUnder(value: Given): Given {
  const address = 'data:image/png;base64,AAAA';
  const { variants: _variants, placeholder: _placeholder, ...rest } = value;
  return 'src' in value ? { ...rest, src: address } : { ...value, name: address, placeholder: null };
}

function stateUnder(kind: StressKind): Given | null {
  if (kind === 'slow') return { status: 'loading' };
  if (kind !== 'failing') return null;
  const onRetry = () => undefined;
  return {
    status: 'failed',
    message: failure,
    error: { title: 'Error: no answer', text: failure, onRetry },
    onRetry,
    isRetrying: false,
  };
}

/** A promise that an action gives goes the kind's way; what is no promise stays. */
const actionUnder =
  (action: (...given: unknown[]) => unknown, kind: StressKind) =>
  (...given: unknown[]): unknown => {
    const result = action(...given);
    if (!(result instanceof Promise)) return result;
    return kind === 'slow' ? new Promise(() => undefined) : Promise.reject(new Error(failure));
  };

interface Place {
  kind: StressKind;
  /** Name of the prop that holds the value. */
  name: string;
  /** Inside of a list the lists of its items stay as they are. */
  isInList: boolean;
}

function listUnder(list: readonly unknown[], place: Place): readonly unknown[] {
  const { kind, name, isInList } = place;
  const isList = name === 'children' ? list.every(isElementOfList) : !wholeLists.has(name);
  const items = isList && !isInList && typeof list[0] !== 'number' ? lengthOf(list, kind) : list;
  return items.map((item) => valueUnder(item, { kind, name, isInList: isList || isInList }));
}

/** A value as it is under a kind of stress; what the kind does not touch comes back as it was. */
function valueUnder(value: unknown, place: Place): unknown {
  const { kind, name } = place;
  if (Array.isArray(value)) return listUnder(value, place);
  if (isValidElement(value)) return elementUnder(value, kind, place.isInList);
  if (typeof value === 'string') return kind === 'longest' && wordProps.has(name) && value ? longName : value;
  if (typeof value === 'function') {
    const isAction = (kind === 'slow' || kind === 'failing') && /^on[A-Z]/.test(name);
    return isAction ? actionUnder(value as (...given: unknown[]) => unknown, kind) : value;
  }
  if (!isPlain(value)) return value;
  if (isTable(value) && kind === 'table') return largeTableLike(value);
  if (isTable(value) && kind === 'empty') return { headers: [], rows: [] };
  if (isTable(value)) return { ...value, rows: listUnder(value['rows'] as unknown[], place) };
  if (kind === 'broken' && isPicture(value)) return pictureUnder(value);
  return (isReady(value) && stateUnder(kind)) || propsUnder(value, place);
}

/** As it is stored, or as a grid of lines while it is edited. */
function largeTableLike(value: Given): Given {
  const { headers, rows } = tableOf(40, 200);
  const [first] = value['rows'] as unknown[];
  return { headers, rows: Array.isArray(first) ? rows.map((row) => Object.values(row)) : rows };
}

function propsUnder(props: Given, place: Omit<Place, 'name'>): Given {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, valueUnder(value, { ...place, name })]),
  );
}

/** Waiting and failing as a unit says it: asked of the props that are written down for it. */
function saidUnder(type: unknown, kind: StressKind): Given {
  // oxlint-disable-next-line no-underscore-dangle -- what the docs are made of
  const known = (type as { __docgenInfo?: { props?: Given } }).__docgenInfo?.props ?? {};
  if (kind === 'slow') {
    const waits = ['isLoading', 'isBusy', 'isSaving', 'isAdding', 'isRetrying'].filter(
      (name) => name in known,
    );
    return Object.fromEntries(waits.map((name) => [name, true]));
  }
  return kind === 'failing' && 'error' in known && !('state' in known) ? { error: failure } : {};
}

/** What a story shows, with all data in it under a kind of stress. */
export function elementUnder(
  element: ReactElement,
  kind: StressKind,
  isInList = false,
  own?: { component: unknown; props: Given },
): ReactElement {
  if (kind === 'none') return element;
  const props = element.props as Given & { children?: ReactNode };
  // Of the page's own elements what stands in them counts, not how they look.
  if (typeof element.type === 'string') {
    const children = childrenUnder(props.children, kind, isInList, own);
    return children === props.children ? element : cloneElement(element, undefined, children);
  }
  const { children, ...rest } = props;
  const stressed: Record<string, unknown> = {
    ...propsUnder(rest, { kind, isInList }),
    ...saidUnder(element.type, kind),
    ...(own?.component === element.type && own.props),
  };
  if (children !== undefined && !('children' in stressed)) {
    stressed['children'] = childrenUnder(children, kind, isInList, own);
  }
  return cloneElement(element, stressed);
}

function childrenUnder(
  children: ReactNode,
  kind: StressKind,
  isInList: boolean,
  own: { component: unknown; props: Given } | undefined,
): ReactNode {
  if (isValidElement(children)) return elementUnder(children, kind, isInList, own);
  if (Array.isArray(children) && !children.every(isElementOfList)) {
    return children.map((child: ReactNode) =>
      isValidElement(child) ? elementUnder(child, kind, isInList, own) : child,
    );
  }
  return valueUnder(children, { kind, name: 'children', isInList }) as ReactNode;
}
