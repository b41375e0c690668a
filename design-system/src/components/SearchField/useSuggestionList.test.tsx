// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSuggestionList } from './useSuggestionList.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

function Field({ hrefs }: { hrefs: readonly string[] }) {
  const list = useSuggestionList({ count: hrefs.length, source: hrefs.join(' '), label: 'Suggestions' });
  return (
    <>
      <input {...list.inputProps} onFocus={() => list.setOpen(true)} />
      {list.isOpen && (
        <div {...list.popup.listProps}>
          {hrefs.map((href, index) => (
            <a key={href} {...list.popup.optionProps(index)} href={href}>
              {href}
            </a>
          ))}
        </div>
      )}
    </>
  );
}

it('resets the active option for a new list, and keeps it for the same list', async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (...hrefs: string[]) => act(async () => root.render(<Field hrefs={hrefs} />));
  const selected = () => document.querySelector('[aria-selected=true]')?.textContent;
  await show('#m20', '#m25');
  const input = document.querySelector('input');
  await act(async () => input?.focus());
  await act(async () =>
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })),
  );
  expect(selected()).toBe('#m20');
  await show('#m20', '#m25');
  expect(selected()).toBe('#m20');
  await show('#m32', '#m40');
  expect(selected()).toBeUndefined();
  expect(input?.hasAttribute('aria-activedescendant')).toBe(false);
  await act(async () => root.unmount());
});
