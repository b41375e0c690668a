// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from '../runtime/data/apiClient.ts';
import { DataProvider, type DataProviderProps } from '../runtime/data/DataContext.tsx';
import { embeddedPageResults } from '../runtime/data/pageResults.ts';
import { usePastePreview } from './usePastePreview.ts';

const send = vi.fn();
const loadApiClient: DataProviderProps['loadApiClient'] = async () => ({ send }) as unknown as ApiClient; // The preview only sends lookups.

let preview: ReturnType<typeof usePastePreview>;
function Preview({ text, onRender }: { text: string; onRender: (read: typeof preview) => void }) {
  onRender(usePastePreview(text));
  return null;
}

let root: Root;
const wait = () => act(() => vi.advanceTimersByTimeAsync(200));
const render = async (text: string) => {
  await act(() =>
    root.render(
      <DataProvider
        configuration={{ apiBase: '', imageBase: '', siteUrl: '', today: '2026-11-21' }}
        loadApiClient={loadApiClient}
        results={embeddedPageResults({})}
      >
        <Preview onRender={(read) => (preview = read)} text={text} />
      </DataProvider>,
    ),
  );
  await wait();
};
const states = () => preview.entries.map(({ state }) => state);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  send.mockRejectedValue(new Error('no connection'));
  root = createRoot(document.createElement('main'));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says that a line could not be looked up, until trying again succeeds', async () => {
  await render('conduit shroud 12');
  expect([states(), preview.hasFailed]).toEqual([['failed'], true]);
  send.mockResolvedValue({ success: true, data: [{ isExact: false, articles: [] }] });
  act(() => preview.retry());
  expect(preview.isRetrying).toBe(true);
  await wait();
  expect([states(), preview.hasFailed, preview.isRetrying]).toEqual([['text'], false, false]);
});

it('forgets the failure with its line', async () => {
  await render('conduit shroud 12');
  await render('');
  expect(preview.hasFailed).toBe(false);
});
