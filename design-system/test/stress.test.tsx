import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { stressElement, type StressKind, stressTitles } from '../../.storybook/stress.ts';

vi.mock('@storybook/addon-docs', () => ({ default: () => ({}) }));
vi.mock('@storybook/addon-a11y', () => ({ default: () => ({}) }));

interface Story {
  composed?: { args: Readonly<Record<string, unknown>> };
  input: { args?: Readonly<Record<string, unknown>>; render?: unknown };
  meta: { input: { component?: (props: never) => ReactElement; args?: Readonly<Record<string, unknown>> } };
}

/** The plain stories of every unit: their props are good ones. */
const files = import.meta.glob<Record<string, Story>>([
  '../../stories/components/*/*.stories.tsx',
  '!**/Behaviour.stories.tsx',
  '!**/Matrix.stories.tsx',
]);

const nameOf = (path: string) => /components\/(\w+)\//.exec(path)?.[1] ?? path;

/** The component of a file and the props of its plainest story. */
async function loadUnit(load: () => Promise<Record<string, Story>>) {
  const { Default } = await load();
  const { component, args = {} } = Default?.meta.input ?? {};
  return { component, props: { ...args, ...Default?.input.args } };
}

const render = (component: Parameters<typeof createElement>[0], props: object) =>
  renderToString(createElement(component, props));

const longText = 'Überspannungsschutz '.repeat(500);

/** What may stand in a prop instead of what belongs there, by what belongs there. */
function badValues(good: unknown): readonly unknown[] {
  if (typeof good === 'number') return [Number.NaN, -1, 0, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER];
  if (typeof good === 'string') return ['', ' ', longText, '<img src=x onerror=alert(1)>'];
  if (Array.isArray(good)) return [[], good.slice(0, 1)];
  if (typeof good === 'object' && good !== null && 'src' in good)
    return 'width' in good ? [null, { ...good, src: '', width: Number.NaN }] : [{ ...good, src: '' }];
  if (typeof good === 'object' && good !== null && 'headers' in good && 'rows' in good)
    return [{ headers: [], rows: [] }];
  return [];
}

describe('no unit throws in a render, whatever its props hold', () => {
  it.each(Object.entries(files).map(([path, load]) => [nameOf(path), load] as const))(
    '%s',
    async (_name, load) => {
      const { component, props } = await loadUnit(load);
      if (!component) return;
      for (const [name, good] of Object.entries(props)) {
        for (const bad of badValues(good)) {
          expect(
            () => render(component as never, { ...props, [name]: bad }),
            `${name}: ${String(bad).slice(0, 20)}`,
          ).not.toThrow();
        }
      }
    },
  );
});

describe('no unit throws under any kind of stress data', () => {
  const kinds = Object.keys(stressTitles) as StressKind[];
  it.each(Object.entries(files).map(([path, load]) => [nameOf(path), load] as const))(
    '%s',
    async (_name, load) => {
      const { component, props } = await loadUnit(load);
      if (!component) return;
      const element = createElement(component as never, props);
      for (const kind of kinds)
        expect(() => renderToString(stressElement(element, kind)), kind).not.toThrow();
    },
  );
});
