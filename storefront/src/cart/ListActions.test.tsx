// @vitest-environment jsdom
import { useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newCatalogueItem } from '../../test/quoteListEntries.ts';
import { quoteList, useQuoteList } from '../quoteList/quoteList.ts';
import type { ApiClient } from '../runtime/data/apiClient.ts';
import { DataProvider, type DataProviderProps } from '../runtime/data/DataContext.tsx';
import { embeddedPageResults } from '../runtime/data/pageResults.ts';
import { usePasteList } from './ListActions.tsx';
// Loaded before the tests, since its modules take long on a busy machine.
import './PasteList.tsx';

const item = newCatalogueItem();

/** As in the cart, where the first line replaces the pressed button with another one. */
function Cart() {
  const lines = useQuoteList();
  const heading = useRef<HTMLHeadingElement>(null);
  const paste = usePasteList(heading);
  return (
    <>
      {lines.length === 0 ? (
        <p>{paste.button}</p>
      ) : (
        <section>
          <h2 ref={heading} tabIndex={-1}>
            Quote list
          </h2>
          {paste.button}
        </section>
      )}
      {paste.dialog}
    </>
  );
}

let root: Root;
beforeEach(() => {
  // The dialog renders when its module and the responses have loaded.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  const send = async ({ body }: { body: { lines: { text: string }[] } }) => ({
    data: body.lines.map(({ text }) => ({ isExact: text === item.code, articles: [item] })),
  });
  const loadApiClient: DataProviderProps['loadApiClient'] = async () => ({ send }) as unknown as ApiClient; // The client's other members are not used.
  root.render(
    <DataProvider
      configuration={{ apiBase: '', imageBase: '', siteUrl: '', today: '2026-11-21' }}
      loadApiClient={loadApiClient}
      results={embeddedPageResults({})}
    >
      <Cart />
    </DataProvider>,
  );
});
afterEach(() => {
  root.unmount();
  quoteList.set([]);
  vi.unstubAllGlobals();
});

/** Limited by the time of the test. */
const waitFor = <Result,>(check: () => Result) => vi.waitFor(check, { timeout: 60_000 });
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((each) => name.test(each.textContent ?? ''));
const press = async (name: RegExp) => {
  await waitFor(() => expect(button(name)?.disabled).toBe(false));
  button(name)?.click();
};
const openDialog = async () => {
  await press(/^Paste a list/);
  return waitFor(() => {
    const found = document.querySelector('textarea');
    if (!found) throw new Error('The dialog is not open.');
    return found;
  });
};
const write = (area: HTMLTextAreaElement, text: string) => {
  // React's own setter would hide the change from it.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
};
const paste = async (text: string) => write(await openDialog(), text);

it('moves the focus to the list when the button of the empty cart disappears', async () => {
  await paste('EV-BG-M20 5');
  await press(/^Add 1 line/);
  await waitFor(() => expect(quoteList.current()).toMatchObject([{ code: 'EV-BG-M20', quantity: 5 }]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Quote list'));
});

it('keeps the lines that need a choice when others are added to the empty cart', async () => {
  await paste('EV-BG-M20 5\ngland 20');
  await press(/^Add 1 line/);
  await waitFor(() => expect(document.querySelector('textarea')?.value).toBe('gland 20'));
});

it('says that nothing is dropped once there are lines', async () => {
  const area = await openDialog();
  expect(document.body.textContent).not.toContain('Nothing is dropped.');
  write(area, 'EV-BG-M20 5');
  await waitFor(() => expect(document.body.textContent).toContain('Nothing is dropped.'));
});
