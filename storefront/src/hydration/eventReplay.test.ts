// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueEvents } from './eventReplay.ts';

const heard: string[] = [];
const listen = ({ target }: Event) => {
  if (target instanceof HTMLElement) heard.push(target.id);
};

function page() {
  document.body.innerHTML =
    '<div><a href="#a" id="a">A</a><button id="b" type="button"><i id="i">B</i></button></div><button id="c" type="button">C</button>';
  document.addEventListener('click', listen);
  const [part] = document.querySelectorAll('div');
  if (!part) throw new Error('The page has a part.');
  return { held: queueEvents(part), press: (id: string) => document.getElementById(id)?.click() };
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('click', listen);
  heard.length = 0;
});

it('does again what was pressed, in its order and once, and keeps nothing outside', () => {
  const { held, press } = page();
  const intent = vi.fn();
  window.addEventListener('click', intent, { capture: true, once: true });
  for (const id of ['b', 'a', 'c', 'i']) press(id);
  expect(intent).toHaveBeenCalledOnce();
  expect(heard).toEqual(['c']);
  held.replay();
  expect(heard).toEqual(['c', 'b', 'a', 'b']);
  held.replay();
  press('a');
  expect(heard).toHaveLength(5);
});

it('lets links and forms do what they do without script when it takes three seconds', () => {
  const { press } = page();
  press('a');
  vi.advanceTimersByTime(2999);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['a']);
  press('b');
  expect(heard).toEqual(['a', 'b']);
});

it('leaves what has a modifier to the browser', () => {
  page();
  document
    .getElementById('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(heard).toEqual(['a']);
});
