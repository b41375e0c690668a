// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, type Store, useStore } from './createStore.ts';

describe('createStore', () => {
  it('notifies its listeners of a new value until they unsubscribe', () => {
    const store = createStore(0);
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.set(1);
    expect(store.current()).toBe(1);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    store.set(2);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('does not notify when the value stays the same', () => {
    const store = createStore('a');
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('a');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('useStore', () => {
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => vi.unstubAllGlobals());

  const Value = ({ store }: { store: Store<string> }) => <p>{useStore(store)}</p>;

  it('re-renders with each value', async () => {
    const store = createStore('one');
    const root = document.createElement('div');
    await act(async () => createRoot(root).render(<Value store={store} />));
    await act(async () => store.set('two'));
    expect(root.textContent).toBe('two');
  });

  it('hydrates the initial value although the store has changed before', async () => {
    const store = createStore('one');
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Value store={store} />);
    store.set('two');
    const onRecoverableError = vi.fn();
    await act(async () => hydrateRoot(root, <Value store={store} />, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root.textContent).toBe('two');
  });
});
