// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { newCartEntry } from '../../test/quoteListEntries.ts';
import { quoteList } from '../quoteList/quoteList.ts';
import { setQuoteReceipt, useQuoteReceipt } from './receipt.ts';

const gland = newCartEntry();
const receipt = { reference: 'Q-HBGH-S7', lines: [gland], details: [] };

afterEach(() => {
  quoteList.set([]);
  setQuoteReceipt(null);
  vi.unstubAllGlobals();
});

const Reference = () => useQuoteReceipt()?.reference;

it('shows the receipt until a new list starts, whose last line can then be restored', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body);
  await act(() => root.render(<Reference />));
  await act(() => {
    quoteList.set([gland]);
    setQuoteReceipt(receipt);
    quoteList.set([]);
  });
  expect(document.body.textContent).toBe('Q-HBGH-S7');
  await act(() => quoteList.set([gland]));
  await act(() => quoteList.set([]));
  expect(document.body.textContent).toBe('');
  await act(() => root.unmount());
});
