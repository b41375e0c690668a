// @vitest-environment jsdom
import { act, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInputBeforeHydration } from './useInputBeforeHydration.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

function Field({ onAdopt }: { onAdopt: (text: string | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useInputBeforeHydration(() => onAdopt(input.current?.value));
  return <input defaultValue="rendered" ref={input} />;
}

it('adopts text that was typed before hydration, once', async () => {
  const onAdopt = vi.fn();
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = renderToString(<Field onAdopt={onAdopt} />);
  for (const input of page.querySelectorAll('input')) input.value = 'typed';
  expect(onAdopt).not.toHaveBeenCalled();

  const root = await act(async () => hydrateRoot(page, <Field onAdopt={onAdopt} />));
  await act(async () => root.render(<Field onAdopt={onAdopt} />));
  expect(onAdopt.mock.calls).toEqual([['typed']]);
  await act(async () => root.unmount());
});
