import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stressElement, type StressKind, stressTitles } from '../../.storybook/stress.ts';

vi.mock('@storybook/addon-docs', () => ({ default: () => ({}) }));
vi.mock('@storybook/addon-a11y', () => ({ default: () => ({}) }));

afterEach(() => vi.restoreAllMocks());

interface Story {
  composed?: { args: Readonly<Record<string, unknown>> };
  input: { args?: Readonly<Record<string, unknown>>; render?: unknown };
  meta: { input: { component?: (props: never) => ReactElement; args?: Readonly<Record<string, unknown>> } };
}

/** Feature stories of every component; their args are valid props. */
const files = import.meta.glob<Record<string, Story>>([
  '../../stories/components/*/*.stories.tsx',
  '!**/Behaviour.stories.tsx',
  '!**/Matrix.stories.tsx',
]);

const nameOf = (path: string) => /components\/(\w+)\//.exec(path)?.[1] ?? path;

/** Loads the component of a story file and the props of its Default story. */
async function loadUnit(load: () => Promise<Record<string, Story>>) {
  const { Default } = await load();
  const { component, args = {} } = Default?.meta.input ?? {};
  return { component, props: { ...args, ...Default?.input.args } };
}

const render = (component: Parameters<typeof createElement>[0], props: object) =>
  renderToString(createElement(component, props));

const longText = 'Überspannungsschutz '.repeat(500);

/** Returns values of the wrong content for a prop, chosen by its valid one. */
function invalidValues(valid: unknown): readonly unknown[] {
  if (typeof valid === 'number')
    return [Number.NaN, -1, 0, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER];
  if (typeof valid === 'string') return ['', ' ', longText, '<img src=x onerror=alert(1)>'];
  if (Array.isArray(valid)) return [[], valid.slice(0, 1)];
  if (typeof valid === 'object' && valid !== null && 'src' in valid)
    return 'width' in valid ? [null, { ...valid, src: '', width: Number.NaN }] : [{ ...valid, src: '' }];
  if (typeof valid === 'object' && valid !== null && 'headers' in valid && 'rows' in valid)
    return [{ headers: [], rows: [] }];
  return [];
}

describe('no component throws while rendering invalid props', () => {
  // React and React Aria report the NaN and the empty names this test passes on purpose.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each(Object.entries(files).map(([path, load]) => [nameOf(path), load] as const))(
    '%s',
    async (_name, load) => {
      const { component, props } = await loadUnit(load);
      if (!component) return;
      for (const [name, valid] of Object.entries(props)) {
        for (const invalid of invalidValues(valid)) {
          expect(
            () => render(component as never, { ...props, [name]: invalid }),
            `${name}: ${String(invalid).slice(0, 20)}`,
          ).not.toThrow();
        }
      }
    },
  );
});

describe('no component throws or warns under any kind of stress data', () => {
  const kinds = Object.keys(stressTitles) as StressKind[];
  it.each(Object.entries(files).map(([path, load]) => [nameOf(path), load] as const))(
    '%s',
    async (_name, load) => {
      const { component, props } = await loadUnit(load);
      if (!component) return;
      const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
      const element = createElement(component as never, props);
      for (const kind of kinds)
        expect(() => renderToString(stressElement(element, kind)), kind).not.toThrow();
      expect(warnings.flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );
});

describe('the kind of a 40 × 200 table', () => {
  const tableOf = (rows: readonly unknown[]) => {
    const element = createElement('div', null, createElement(Shown, { table: { headers: [], rows } }));
    const { children } = stressElement(element, 'table').props as { children: ReactElement };
    return (children.props as { table: { rows: readonly unknown[] } }).table.rows;
  };
  const Shown = (props: { table: { headers: readonly string[]; rows: readonly unknown[] } }) =>
    JSON.stringify(props);

  it('has the rows that the table has: records, or cells', () => {
    expect(tableOf([{ a1: 'M20' }])[0]).toHaveProperty('a1');
    expect(tableOf([['M20']])[0]).toHaveLength(40);
  });

  it('leaves a table without rows unchanged, because its kind of rows is unknown', () => {
    expect(tableOf([])).toEqual([]);
  });
});
