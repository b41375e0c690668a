import { describe, expect, it } from 'vitest';
import { rejectionOf, fakeHost, jsonResponse } from '../../test/fakeHost.ts';
import type { DistributorForm } from '../model/forms.ts';
import { buildQuoteRequest } from '../operations/index.ts';
import { createFormsClient, type FormsClient } from './formsClient.ts';

const idempotencyKey = '0b9f6f0e-3c0f-4a53-9d0e-2a4d8f8f1c11';
const quote = buildQuoteRequest([{ name: 'Relay', image: ['a.jpg'], quantity: 2 }], {
  email: 'asha@example.in',
  phoneCode: '',
  phone: '',
});
const contact = {
  firstName: '',
  lastName: '',
  email: 'a@b.in',
  phoneCode: '',
  phone: '',
  message: 'Hello',
  subject: '',
};
const distributor: DistributorForm = {
  companyname: 'A',
  about: 'B',
  'first-name': 'C',
  'last-name': 'D',
  phoneCode: '',
  phone: '1',
  email: 'a@b.in',
  'street-address': 'E',
  city: 'F',
  region: 'G',
  'postal-code': '7',
  country: 'IN',
  'country-other': '',
  'business-type': 'retailer',
  experience: '0-1',
  'target-market': '',
  comments: false,
  candidates: false,
  offers: false,
  'push-notifications': 'urgent',
  terms: true,
};

const sends = [
  ['/backend/enquiries/quotes', quote, (forms: FormsClient) => forms.sendQuote(quote, { idempotencyKey })],
  [
    '/backend/enquiries/contact-messages',
    contact,
    (forms: FormsClient) => forms.sendContact(contact, { idempotencyKey }),
  ],
  [
    '/backend/enquiries/distributor-applications',
    distributor,
    (forms: FormsClient) => forms.sendDistributor(distributor, { idempotencyKey }),
  ],
] as const;

describe("visitors' forms", () => {
  it.each(sends)(
    'go to %s once, with their idempotency key, and return a reference (D-08, O53)',
    async (...one) => {
      const [url, form, send] = one;
      const { client, requests } = fakeHost(
        jsonResponse({ success: true, data: { reference: 'Q-7K3M-2X' } }, { status: 201 }),
      );
      expect(await send(createFormsClient(client))).toEqual({ reference: 'Q-7K3M-2X' });
      expect(requests).toHaveLength(1);
      expect(requests[0]?.url).toBe(url);
      expect(requests[0]?.init.method).toBe('POST');
      expect(JSON.parse(String(requests[0]?.init.body))).toEqual(form);
      expect(new Headers(requests[0]?.init.headers).get('idempotency-key')).toBe(idempotencyKey);
    },
  );

  it.each([jsonResponse({ success: true }), new Response(null, { status: 204 })])(
    'are accepted by a host that gives no reference, too',
    async (response) => {
      const { client } = fakeHost(response);
      expect(await createFormsClient(client).sendQuote(quote, { idempotencyKey })).toEqual({ reference: '' });
    },
  );

  it('subscribe to the newsletter without revealing existing subscribers (D-15)', async () => {
    const { client, requests } = fakeHost(jsonResponse({ success: true, data: {} }, { status: 201 }));
    expect(
      await createFormsClient(client).subscribe({ email: 'a@b.in' }, { idempotencyKey }),
    ).toBeUndefined();
    expect(requests[0]?.url).toBe('/backend/enquiries/newsletter');
  });

  it('are rejected with messages for single fields (D-14)', async () => {
    const refusal = { success: false, error: 'Write a message', fields: { message: 'Write a message' } };
    const { client, requests } = fakeHost(jsonResponse(refusal, { status: 422 }));
    const sent = createFormsClient(client).sendContact(contact, { idempotencyKey });
    expect(await rejectionOf(sent)).toMatchObject({
      status: 422,
      text: 'Write a message',
      fields: { message: 'Write a message' },
    });
    expect(requests).toHaveLength(1);
  });
});

it('sends a quote request with its file as a form', async () => {
  const { client, requests } = fakeHost(jsonResponse({ success: true, data: { reference: 'Q-1' } }));
  const attachment = new File(['%PDF-'], 'plan.pdf');
  await createFormsClient(client).sendQuote(quote, { idempotencyKey, attachment });
  const body = requests[0]?.init.body as FormData;
  expect(JSON.parse(String(body.get('form')))).toEqual(quote);
  expect((body.get('attachment') as File).name).toBe('plan.pdf');
});
