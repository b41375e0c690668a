// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the callers of `load` would learn now. */
const loads: (() => boolean)[] = [];
const load = vi.fn(async (hasIntent: () => boolean) => void loads.push(hasIntent));
const intents = () => loads.map((hasIntent) => hasIntent());
const observe = vi.fn();
let paint = () => undefined as void;

class Observer {
  static readonly supportedEntryTypes = ['element', 'paint'];
  constructor(callback: () => void) {
    paint = callback;
  }
  observe({ type }: { type: string }) {
    observe(type);
  }
}

beforeEach(async () => {
  vi.stubGlobal('PerformanceObserver', Observer);
  const { startOnIntent } = await import('./startOnIntent.ts');
  startOnIntent(load);
});

afterEach(() => {
  // Removes the remaining listeners.
  dispatchEvent(new Event('pointerdown'));
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  loads.length = 0;
});

it('loads the scripts once, after the first paint', () => {
  dispatchEvent(new Event('load'));
  expect(observe).toHaveBeenCalledWith('paint');
  expect(load).not.toHaveBeenCalled();
  paint();
  paint();
  expect(intents()).toEqual([false]);
});

it.each([
  ['element', 'in view', { naturalWidth: 800, y: 100 }],
  ['paint', 'below the viewport', { naturalWidth: 800, y: 5000 }],
  ['paint', 'above the viewport', { naturalWidth: 800, y: -1 }],
  ['paint', 'that is broken', { naturalWidth: 0, y: 100 }],
])('waits for the %s entry with an image %s', (type, _position, properties) => {
  const image = Object.assign(document.createElement('img'), { alt: '' });
  image.setAttribute('elementtiming', 'first');
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(image, name, { value });
  document.body.append(image);
  dispatchEvent(new Event('load'));
  expect(observe).toHaveBeenLastCalledWith(type);
});

it('loads the scripts at once on an interaction, but not when the page moves under a resting pointer', () => {
  const move = (x: number) => Object.assign(new Event('pointermove'), { movementX: x, movementY: 0 });
  dispatchEvent(move(0));
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(move(3));
  expect(intents()).toEqual([true]);
});

it('loads nothing on a press on a link, because scripts would compete with its page', () => {
  document.body.innerHTML = '<a href="/blog"><span>Blog</span></a><a href="?photo=2" role="tab">2</a>';
  const press = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  for (const type of ['pointerdown', 'touchstart', 'focusin']) press('span', type);
  expect(load).not.toHaveBeenCalled();
  press('[role=tab]', 'pointerdown');
  expect(intents()).toEqual([true]);
});

it('detects an interaction while the scripts are loading', () => {
  dispatchEvent(new Event('load'));
  paint();
  expect(intents()).toEqual([false]);
  dispatchEvent(new Event('pointerdown'));
  expect(intents()).toEqual([true]);
});
