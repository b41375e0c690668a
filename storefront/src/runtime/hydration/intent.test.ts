// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Intent from './intent.ts';

let intent: typeof Intent;
const onIntent = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  intent = await import('./intent.ts');
  void intent.firstIntent().then(onIntent);
  document.body.innerHTML =
    '<a href="/blog"><span>Blog</span></a><a href="?photo=2" role="tab"><i>2</i></a><button></button>';
});
afterEach(() => {
  intent.recordIntent();
  onIntent.mockClear();
});

/** Dispatches an event at an element, and returns whether it was an intent. */
async function isIntent(selector: string, event: Event): Promise<boolean> {
  document.querySelector(selector)?.dispatchEvent(event);
  await Promise.resolve();
  return onIntent.mock.calls.length > 0;
}
const bubbling = (type: string) => new Event(type, { bubbles: true });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });

it.each(['pointerdown', 'touchstart', 'focusin', 'click'])(
  'does not count %s on a link as intent',
  async (type) => {
    expect(await isIntent('a span', bubbling(type))).toBe(false);
    expect(await isIntent('[role=tab] i', bubbling(type))).toBe(true);
  },
);

it.each(['pointerdown', 'click'])('counts %s on a control as intent', async (type) => {
  expect(await isIntent('button', bubbling(type))).toBe(true);
});

it('counts a key on a link as intent, except Enter', async () => {
  expect(await isIntent('a', key('Enter'))).toBe(false);
  expect(await isIntent('a', key('Tab'))).toBe(true);
});

it('records an intent without an event', async () => {
  intent.recordIntent();
  await Promise.resolve();
  expect(onIntent).toHaveBeenCalledOnce();
});
