// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newCartEntry } from '../../test/quoteListEntries.ts';
import { CartView, type CartViewProps } from './CartView.tsx';
import type { PostedQuoteList } from './usePostedQuoteList.ts';

const gland = newCartEntry();
const posted: PostedQuoteList = { values: {}, problems: [], receipt: null, quoteList: [], duplicate: null };
const ignore = () => undefined;
const props: CartViewProps = {
  breadcrumbs: [],
  lines: [],
  email: '',
  onEmailChange: ignore,
  phone: { code: '+91', number: '' },
  onPhoneChange: ignore,
  onCheckout: ignore,
  onRemove: ignore,
  onUndo: ignore,
  onMove: ignore,
  onNoteChange: ignore,
  onQuantityChange: ignore,
  isBusy: false,
};

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

const show = async (over: Partial<CartViewProps>) => {
  await act(() => root.render(<CartView {...props} {...over} />));
  return document.body.textContent;
};

it.each([
  ['an empty list', []],
  ['a list that the script has taken over', [gland]],
])('explains why a form posted without script was rejected, for %s (D-63)', async (_case, lines) => {
  const problems = [{ field: 'items', text: 'There is nothing to send.' }];
  expect(await show({ lines, posted: { ...posted, problems } })).toContain('There is nothing to send.');
});

it.each([
  ['', false],
  ['Q-HBGH-S7', true],
])('names the reference %j of a list sent without script if there is one', async (reference, isNamed) => {
  const text = await show({ posted: { ...posted, receipt: { reference } } });
  expect(text).toContain('Order placed successfully');
  expect(text?.includes('Your reference is')).toBe(isNamed);
});

it('offers the states of India, and keeps the values posted without script (D-63)', async () => {
  await show({ lines: [gland], posted: { ...posted, values: { region: 'Assam' } } });
  const region = document.querySelector<HTMLSelectElement>('select[name=region]');
  expect(region?.value).toBe('Assam');
  expect(region?.form).not.toBeNull();
});

it('keeps the values of the form while the removal of the last line can be undone', async () => {
  const company = () => document.querySelector<HTMLInputElement>('[name=company]');
  await show({ lines: [gland] });
  const field = company();
  await show({ removed: [{ entry: gland, after: null }] });
  expect(company()).toBe(field);
  expect(field?.closest('[hidden]')).not.toBeNull();
  await show({ lines: [gland] });
  expect(company()).toBe(field);
  expect(field?.closest('[hidden]')).toBeNull();
  await show({});
  expect(company()).toBeNull();
});

const press = async (name: string) => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
  await act(() =>
    [...document.querySelectorAll('button')].find((each) => each.textContent.includes(name))?.click(),
  );
  await new Promise((resolve) => setTimeout(resolve, 0));
};
const focusedLine = () => document.activeElement?.closest('[data-line]')?.getAttribute('data-line');
const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...gland, name: `Gland ${at}` }));

it('focuses a restored line', async () => {
  const lines = named(3);
  await show({
    lines: lines.slice(1),
    removed: lines.slice(0, 1).map((entry) => ({ entry, after: null })),
    onUndo: () => root.render(<CartView {...props} lines={lines} />),
  });
  await press('Undo');
  expect(focusedLine()).toBe('Gland 0');
});
