// @vitest-environment jsdom
import { ClientError } from '@elvora/catalogue/client';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCartEntry } from '../../test/quoteListEntries.ts';
import { quoteList } from '../quoteList/quoteList.ts';
import type { ApiClient } from '../runtime/data/apiClient.ts';
import { DataProvider, type DataProviderProps } from '../runtime/data/DataContext.tsx';
import { embeddedPageResults } from '../runtime/data/pageResults.ts';
import { type CheckoutProps, useCheckout } from './useCheckout.ts';

const gland = newCartEntry();
const posted = { values: {}, problems: [], receipt: null, quoteList: [], duplicate: null };
const sendQuote = vi.fn();
const showMessage = vi.fn(async () => undefined);

const lines = [gland];
let checkout: CheckoutProps;
function Checkout({ onRender }: { onRender: (props: CheckoutProps) => void }) {
  const props = useCheckout({ lines, posted, showMessage });
  onRender(props);
  return (
    <form>
      <input ref={props.emailRef} />
    </form>
  );
}

const loadApiClient: DataProviderProps['loadApiClient'] = async () =>
  ({ forms: { sendQuote } }) as unknown as ApiClient; // The checkout does not use the client's other members.

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  quoteList.set(lines);
  await act(() =>
    root.render(
      <DataProvider
        configuration={{ apiBase: '', imageBase: '', siteUrl: '', today: '2026-11-21' }}
        loadApiClient={loadApiClient}
        results={embeddedPageResults({})}
      >
        <Checkout onRender={(props) => (checkout = props)} />
      </DataProvider>,
    ),
  );
});
afterEach(async () => {
  await act(() => root.unmount());
  quoteList.set([]);
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const checkOut = async (email: string) => {
  await act(() => checkout.onEmailChange(email));
  await act(async () => checkout.onCheckout(document.querySelector('form') as HTMLFormElement));
};

describe('useCheckout', () => {
  it.each([
    ['', undefined, 1],
    ['no address', 'This is not an email address', 0],
  ])('does not send a list with the email "%s", and focuses its field', async (email, error, messages) => {
    await checkOut(email);
    expect(sendQuote).not.toHaveBeenCalled();
    expect(checkout.emailError).toBe(error);
    expect(showMessage).toHaveBeenCalledTimes(messages);
    expect(document.activeElement).toBe(checkout.emailRef?.current);
  });

  it('empties list and fields after the list has been sent (D-08)', async () => {
    sendQuote.mockResolvedValue({ reference: 'Q-7KQM-4X' });
    await checkOut('buyer@example.in');
    expect(sendQuote.mock.lastCall?.[0]).toMatchObject({ email: 'buyer@example.in' });
    expect(quoteList.current()).toEqual([]);
    expect(checkout.email).toBe('');
    expect(showMessage).toHaveBeenLastCalledWith({
      text: 'Order placed successfully',
      detail: 'Your reference is Q-7KQM-4X. The dealer for your region answers by email.',
    });
  });

  it('keeps list and fields when the server rejects them, and shows its messages at their fields', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sendQuote.mockRejectedValue(
      new ClientError({
        kind: 'http',
        status: 422,
        fields: { email: 'Unknown domain', company: 'Use at most 200 characters' },
      }),
    );
    await checkOut('buyer@example.in');
    expect(quoteList.current()).toEqual(lines);
    expect(checkout.email).toBe('buyer@example.in');
    expect(checkout.emailError).toBe('Unknown domain');
    expect(checkout.detailErrors).toMatchObject({ company: 'Use at most 200 characters' });
    expect(document.activeElement).toBe(checkout.emailRef?.current);
  });
});
