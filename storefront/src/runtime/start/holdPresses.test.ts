// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { queueEvents } from '../hydration/eventReplay.ts';
import { holdPresses } from './holdPresses.ts';

/** Renders a form in a part of the page that is not hydrated, and returns a press as a visitor's. */
function renderForm({ isHydrated = false } = {}) {
  document.body.innerHTML = `<div data-hydrated="${isHydrated}"><form><button type="submit"><i>Add</i></button></form></div>`;
  const add = vi.spyOn(window, 'addEventListener');
  holdPresses();
  const [, hold] = add.mock.lastCall ?? [];
  add.mockRestore();
  const find = <E extends Element>(selector: string) => document.querySelector(selector) as E;
  const button = find<HTMLButtonElement>('button');
  const requestSubmit = vi.spyOn(find<HTMLFormElement>('form'), 'requestSubmit').mockReturnValue(undefined);
  const preventDefault = vi.fn();
  /** Events of tests are not trusted. */
  const press = ({ isTrusted = true } = {}) =>
    (hold as (event: object) => void)({ target: find('i'), isTrusted, preventDefault });
  return { root: find<HTMLElement>('div'), button, requestSubmit, preventDefault, press };
}

afterEach(() => {
  vi.useRealTimers();
  delete window.heldPresses;
});

it('holds a press until its part is hydrated, with a busy button, and replays it once', async () => {
  const { root, button, preventDefault, press } = renderForm();
  const clicked = vi.fn((event: Event) => event.preventDefault());
  button.addEventListener('click', clicked);
  press();
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-busy')).toBe('true');
  const queue = queueEvents(root);
  expect(clicked).not.toHaveBeenCalled();
  await queue.replay();
  expect(clicked).toHaveBeenCalledOnce();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

it('replays a press once that was repeated while held', async () => {
  vi.useFakeTimers();
  const { root, button, press } = renderForm();
  const clicked = vi.fn((event: Event) => event.preventDefault());
  button.addEventListener('click', clicked);
  const queue = queueEvents(root);
  const pressAgain = () => {
    press();
    button.click();
  };
  pressAgain();
  pressAgain();
  // Other controls work without script after that time; a held press waits for it longer.
  vi.advanceTimersByTime(3000);
  expect(clicked).not.toHaveBeenCalled();
  await queue.replay();
  expect(clicked).toHaveBeenCalledOnce();
});

it('keeps holding a press when others are replayed without script', () => {
  vi.useFakeTimers();
  const { root, button, press } = renderForm();
  const clicked = vi.fn((event: Event) => event.preventDefault());
  button.addEventListener('click', clicked);
  root.insertAdjacentHTML('beforeend', '<button id="other" type="button"></button>');
  queueEvents(root);
  press();
  button.click();
  root.querySelector<HTMLElement>('#other')?.click();
  vi.advanceTimersByTime(3000);
  expect(clicked).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('submits to the server when the script does not load in time', () => {
  vi.useFakeTimers();
  const { button, requestSubmit, press } = renderForm();
  press();
  vi.advanceTimersByTime(19_999);
  expect(requestSubmit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(requestSubmit).toHaveBeenCalledWith(button);
});

it.each([
  ['of a part that is hydrated', { isHydrated: true }, {}],
  ['that is replayed', {}, { isTrusted: false }],
])('ignores a press %s', (_case, page, event) => {
  const { button, preventDefault, press } = renderForm(page);
  press(event);
  expect(preventDefault).not.toHaveBeenCalled();
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

/** Renders a button and a checkbox in a part that is not hydrated, and returns a visitor's press on one of them. */
function renderControls() {
  document.body.innerHTML =
    '<div data-hydrated="false"><button type="button">+</button><label><input type="checkbox">IP68</label></div>';
  const add = vi.spyOn(window, 'addEventListener');
  holdPresses();
  const [, hold] = add.mock.lastCall ?? [];
  add.mockRestore();
  const root = document.querySelector('div') as HTMLElement;
  const button = document.querySelector('button') as HTMLButtonElement;
  const checkbox = document.querySelector('input') as HTMLInputElement;
  return {
    root,
    button,
    checkbox,
    press: (target: Element) => (hold as (event: object) => void)({ target, isTrusted: true }),
  };
}

it('replays each press of a button made before its part queues events', async () => {
  const { root, button, press } = renderControls();
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  press(button);
  press(button);
  const queue = queueEvents(root);
  // The queue has this one.
  press(button);
  button.click();
  expect(clicked).not.toHaveBeenCalled();
  await queue.replay();
  expect(clicked).toHaveBeenCalledTimes(3);
});

it('keeps a checkbox that was checked before hydration, and reports it afterwards', async () => {
  const { root, checkbox, press } = renderControls();
  const changes: boolean[] = [];
  checkbox.addEventListener('change', () => changes.push(checkbox.checked));
  checkbox.checked = true;
  press(checkbox);
  const queue = queueEvents(root);
  // Hydration resets it.
  checkbox.checked = false;
  await queue.replay();
  expect(checkbox.checked).toBe(true);
  expect(changes).toEqual([true]);
});
