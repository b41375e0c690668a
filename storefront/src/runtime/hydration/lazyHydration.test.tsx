// @vitest-environment jsdom
import { QuantityField } from '@elvora/design-system/QuantityField';
import { act, type ComponentType, StrictMode, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyHydration } from './lazyHydration.tsx';

const intent = vi.hoisted(() => {
  let resolveNext = () => undefined as void;
  const next = () => new Promise<void>((resolve) => (resolveNext = resolve));
  return { next, dispatch: () => resolveNext() };
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

const onRecoverableError = vi.fn();

/** Renders a part as the server does, and hydrates it in an app that has not loaded its script. */
async function hydratePart(Content: ComponentType<{ step: number }> = Counter) {
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
  const mounted = await act(async () => hydrateRoot(root, app(2), { onRecoverableError }));
  const rerender = (step: number) => act(async () => mounted.render(app(step)));
  const button = () => root.querySelector('button');
  return { root, load, button, rerender };
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  onRecoverableError.mockClear();
});

it('keeps its server HTML until the first intent, even when its parent re-renders', async () => {
  const { button, load, rerender } = await hydratePart();
  const serverButton = button();
  await rerender(3);
  expect(button()).toBe(serverButton);
  expect(load).not.toHaveBeenCalled();
  await act(async () => intent.dispatch());
  expect(load).toHaveBeenCalledOnce();
  await act(async () => button()?.click());
  expect(button()).toBe(serverButton);
  expect(button()?.textContent).toBe('2');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('replays a click from before its script had loaded', async () => {
  const { button } = await hydratePart();
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe('0');
  await act(async () => intent.dispatch());
  expect(button()?.textContent).toBe('2');
});

it('loads its script again on the next intent after a failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { button, load } = await hydratePart();
  load.mockRejectedValueOnce(new TypeError('no network'));
  const dispatchIntent = () => act(async () => intent.dispatch());
  vi.useFakeTimers();
  await dispatchIntent();
  await dispatchIntent();
  expect(load).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  vi.useRealTimers();
  expect(warn).toHaveBeenCalledOnce();
  expect(button()?.textContent).toBe('0');
  await dispatchIntent();
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe('2');
});

const onOrder = vi.fn();

/** A form in its own Suspense boundary, with a controlled field. */
function Order() {
  const [quantity, setQuantity] = useState(1);
  return (
    <Suspense>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onOrder(quantity);
        }}
      >
        <QuantityField label="Quantity" onChange={setQuantity} value={quantity} />
        <button type="submit">Order</button>
      </form>
    </Suspense>
  );
}

it('submits a form that was submitted before its script had loaded once, through its own handler', async () => {
  const onNativeSubmit = vi.fn((event: Event) => event.preventDefault());
  const { root } = await hydratePart(Order);
  root.addEventListener('submit', onNativeSubmit);
  const field = root.querySelector('input');
  if (field) field.value = '12';
  await act(async () => root.querySelector<HTMLElement>('[type=submit]')?.click());
  expect(onNativeSubmit).not.toHaveBeenCalled();
  await act(async () => intent.dispatch());
  expect(onOrder.mock.calls).toEqual([[12]]);
});

it('replays the keys of a button and of a combobox, but does not queue keys that type or move the focus', async () => {
  const keys: string[] = [];
  const Keyed = () => (
    <>
      <button onKeyDown={({ key }) => keys.push(key)} type="button" />
      <input onKeyDown={({ key }) => keys.push(key)} />
    </>
  );
  const { root } = await hydratePart(Keyed);
  const press = async (selector: string, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await act(async () => root.querySelector(selector)?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(await press('button', 'ArrowRight')).toBe(true);
  expect(await press('input', 'ArrowDown')).toBe(true);
  expect(await press('input', 'ArrowRight')).toBe(false);
  expect(await press('button', 'Tab')).toBe(false);
  await act(async () => intent.dispatch());
  expect(keys).toEqual(['ArrowRight', 'ArrowDown']);
});
