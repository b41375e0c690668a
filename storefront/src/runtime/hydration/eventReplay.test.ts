// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueEvents, setUnhydratedLinkListener } from './eventReplay.ts';

const clickedIds: string[] = [];
const recordClick = ({ target }: Event) => {
  if (target instanceof HTMLElement) clickedIds.push(target.id);
};

function renderPage() {
  document.body.innerHTML =
    '<div><a href="#a" id="a" role="tab">A</a><button id="b" type="button"><i id="i">B</i></button><a href="#l" id="l"><i id="k">L</i></a></div><button id="c" type="button">C</button>';
  document.addEventListener('click', recordClick);
  const [root] = document.querySelectorAll('div');
  if (!root) throw new Error('The page has no root.');
  return { queue: queueEvents(root), press: (id: string) => document.getElementById(id)?.click() };
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('click', recordClick);
  clickedIds.length = 0;
});

it('replays queued clicks once and in order, and does not queue those outside of its root', async () => {
  const { queue, press } = renderPage();
  const intent = vi.fn();
  window.addEventListener('click', intent, { capture: true, once: true });
  for (const id of ['b', 'a', 'c', 'i']) press(id);
  expect(intent).toHaveBeenCalledOnce();
  expect(clickedIds).toEqual(['c']);
  await queue.replay();
  expect(clickedIds).toEqual(['c', 'b', 'a', 'b']);
  await queue.replay();
  press('a');
  expect(clickedIds).toHaveLength(5);
});

it('replays after three seconds, so that controls and forms work without script', () => {
  const { press } = renderPage();
  press('a');
  vi.advanceTimersByTime(2999);
  expect(clickedIds).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(clickedIds).toEqual(['a']);
  press('b');
  expect(clickedIds).toEqual(['a', 'b']);
});

it('leaves links to the router or the browser, without waiting for hydration', () => {
  const { press } = renderPage();
  const follow = vi.fn();
  const isPrevented = (id: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.getElementById(id)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(isPrevented('l')).toBe(false);
  setUnhydratedLinkListener(follow.mockImplementation((event: Event) => event.preventDefault()));
  expect(isPrevented('k')).toBe(true);
  expect(follow).toHaveBeenCalledOnce();
  setUnhydratedLinkListener(null);
  press('l');
  vi.advanceTimersByTime(3000);
  // React, which would hydrate the link first, receives none of them.
  expect(clickedIds).toEqual([]);
});

it('does not queue clicks with a modifier key', () => {
  renderPage();
  document
    .getElementById('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(clickedIds).toEqual(['a']);
});

it('leaves a checkbox to the browser, and reports its state after hydration', async () => {
  const { queue } = renderPage();
  const [root] = document.querySelectorAll('div');
  root?.insertAdjacentHTML('beforeend', '<label><input type="checkbox">IP68</label>');
  const checkbox = document.querySelector('input') as HTMLInputElement;
  const changes: boolean[] = [];
  checkbox.click();
  expect(checkbox.checked).toBe(true);
  checkbox.addEventListener('change', () => changes.push(checkbox.checked));
  // Hydration resets it.
  checkbox.checked = false;
  await queue.replay();
  expect(checkbox.checked).toBe(true);
  expect(changes).toEqual([true]);
});

it('renders between two presses', async () => {
  const { queue, press } = renderPage();
  let rendered = 1;
  const values: number[] = [];
  document.getElementById('b')?.addEventListener('click', () => {
    const value = rendered + 1;
    values.push(value);
    queueMicrotask(() => (rendered = value));
  });
  for (let presses = 0; presses < 3; presses++) press('b');
  await queue.replay();
  expect(values).toEqual([2, 3, 4]);
});
