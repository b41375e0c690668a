// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const loadScripts = vi.hoisted(() => vi.fn(async (_start: { isWanted: boolean }) => undefined));
vi.mock('./loadScripts.ts', () => ({ loadScripts }));

const observed = vi.fn();
let paint = () => undefined as void;

class Observer {
  static readonly supportedEntryTypes = ['element', 'paint'];
  constructor(tell: () => void) {
    paint = tell;
  }
  observe({ type }: { type: string }) {
    observed(type);
  }
}

beforeEach(async () => {
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.resetModules();
  await import('./entry-client.ts');
});

afterEach(() => {
  // What listens still is used up.
  dispatchEvent(new Event('pointerdown'));
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('brings the scripts once the page is on the screen', () => {
  dispatchEvent(new Event('load'));
  expect(observed).toHaveBeenCalledWith('paint');
  expect(loadScripts).not.toHaveBeenCalled();
  paint();
  paint();
  expect(loadScripts).toHaveBeenCalledOnce();
  expect(loadScripts.mock.lastCall?.[0]).toMatchObject({ hasIntent: false });
});

it.each([
  ['element', 'in sight', { naturalWidth: 800, y: 100 }],
  ['paint', 'below the screen', { naturalWidth: 800, y: 5000 }],
  ['paint', 'above what is seen of the page', { naturalWidth: 800, y: -1 }],
  ['paint', 'that is lost', { naturalWidth: 0, y: 100 }],
])('waits for the %s with a first picture %s', (type, _where, place) => {
  const image = Object.assign(document.createElement('img'), { alt: '' });
  image.setAttribute('elementtiming', 'first');
  for (const [name, value] of Object.entries(place)) Object.defineProperty(image, name, { value });
  document.body.append(image);
  dispatchEvent(new Event('load'));
  expect(observed).toHaveBeenLastCalledWith(type);
});

it('brings them at once to somebody who turns to the page, whom a resting pointer is not', () => {
  const move = (x: number) => Object.assign(new Event('pointermove'), { movementX: x, movementY: 0 });
  dispatchEvent(move(0));
  expect(loadScripts).not.toHaveBeenCalled();
  dispatchEvent(move(3));
  expect(loadScripts).toHaveBeenCalledOnce();
  expect(loadScripts.mock.lastCall?.[0]).toMatchObject({ hasIntent: true });
});
