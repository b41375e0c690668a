// @vitest-environment jsdom
import { QuantityField } from '@elvora/design-system/QuantityField';
import { act, type ComponentType, StrictMode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyHydration } from './lazyHydration.tsx';

const intent = vi.hoisted(() => {
  let give = () => undefined as void;
  const next = () => new Promise<void>((resolve) => (give = resolve));
  return { next, give: () => give() };
});
vi.mock('./intent.ts', () => ({ firstIntent: intent.next, nextIntent: intent.next }));

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + step)} type="button">
      {count}
    </button>
  );
}

const problems = vi.fn();

/** A part as the server draws it, taken up where its script is not known yet. */
async function drawnPage(Content: ComponentType<{ step: number }> = Counter) {
  const server = lazyHydration(async () => Content);
  await server.load();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<server.Component step={2} />);
  document.body.append(root);

  const load = vi.fn(async () => Content);
  const { Component } = lazyHydration(load);
  const app = (step: number) => (
    <StrictMode>
      <Component step={step} />
    </StrictMode>
  );
  const mounted = await act(async () => hydrateRoot(root, app(2), { onRecoverableError: problems }));
  const draw = (step: number) => act(async () => mounted.render(app(step)));
  const button = () => root.querySelector('button');
  return { root, load, button, draw };
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  problems.mockClear();
});

it('stays as it was drawn until somebody turns to the page, whatever is drawn around it', async () => {
  const { button, load, draw } = await drawnPage();
  const drawn = button();
  await draw(3);
  expect(button()).toBe(drawn);
  expect(load).not.toHaveBeenCalled();
  await act(async () => intent.give());
  expect(load).toHaveBeenCalledOnce();
  await act(async () => button()?.click());
  expect(button()).toBe(drawn);
  expect(button()?.textContent).toBe('2');
  expect(problems).not.toHaveBeenCalled();
});

it('does what was pressed before its script came', async () => {
  const { button } = await drawnPage();
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe('0');
  await act(async () => intent.give());
  expect(button()?.textContent).toBe('2');
});

it('tries again when its script could not be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { button, load } = await drawnPage();
  load.mockRejectedValueOnce(new TypeError('no network'));
  const turn = () => act(async () => intent.give());
  vi.useFakeTimers();
  await turn();
  await turn();
  expect(load).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  vi.useRealTimers();
  expect(warn).toHaveBeenCalledOnce();
  expect(button()?.textContent).toBe('0');
  await turn();
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe('2');
});

const sent = vi.fn();

/** A form in a boundary of its own, with a field that keeps a state. */
function Order() {
  const [quantity, setQuantity] = useState(1);
  return (
    <Suspense>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(quantity);
        }}
      >
        <QuantityField label="Quantity" onChange={setQuantity} value={quantity} />
        <button type="submit">Order</button>
      </form>
    </Suspense>
  );
}

it('sends a form once that was filled in and sent before its script came, by its own handler', async () => {
  const left = vi.fn((event: Event) => event.preventDefault());
  const { root } = await drawnPage(Order);
  root.addEventListener('submit', left);
  const field = root.querySelector('input');
  if (field) field.value = '12';
  await act(async () => root.querySelector<HTMLElement>('[type=submit]')?.click());
  expect(left).not.toHaveBeenCalled();
  await act(async () => intent.give());
  expect(sent.mock.calls).toEqual([[12]]);
});

it('hands on the keys of a button, and leaves alone those that type', async () => {
  const keys: string[] = [];
  const Keyed = () => (
    <>
      <button onKeyDown={({ key }) => keys.push(key)} type="button" />
      <input onKeyDown={({ key }) => keys.push(key)} />
    </>
  );
  const { root } = await drawnPage(Keyed);
  const press = async (selector: string, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await act(async () => root.querySelector(selector)?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(await press('button', 'ArrowRight')).toBe(true);
  expect(await press('input', 'ArrowDown')).toBe(true);
  expect(await press('input', 'ArrowRight')).toBe(false);
  expect(await press('button', 'Tab')).toBe(false);
  await act(async () => intent.give());
  expect(keys).toEqual(['ArrowRight', 'ArrowDown']);
});
