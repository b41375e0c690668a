import { describe, expect, it } from 'vitest';
import { rejectionOf, fakeHost, jsonResponse } from '../../test/fakeHost.ts';
import { completeQuoteItem } from '../operations/index.ts';
import { createEnquiryAdminClient, currentEnquiry } from './enquiryAdminClient.ts';

const none = { new: 0, answered: 0, closed: 0 };
const counts = { quote: { ...none, new: 1 }, contact: none, distributor: none, newsletter: none };
const entry = {
  id: 4,
  kind: 'quote',
  reference: 'Q-7K3M-2X',
  status: 'new',
  receivedAt: '2026-11-21T09:00:00.000Z',
  email: 'a@b.in',
  name: '',
  phone: '',
  summary: '2 × Relay',
  note: '',
  version: 3,
};
const enquiry = {
  ...entry,
  payload: { email: 'a@b.in', items: [{ name: 'Relay', image: 'r.jpg', quantity: 2 }, { name: 'Timer' }] },
};

describe('the admin enquiry client', () => {
  it('reads a page with the counts over all enquiries', async () => {
    const { client, requests } = fakeHost(jsonResponse({ success: true, data: [entry], total: 41, counts }));
    const admin = createEnquiryAdminClient(client);
    const page = await admin.getPage({ kind: 'quote', status: 'new', query: 'a b', limit: 20, offset: 40 });
    expect(page).toEqual({ items: [entry], total: 41, counts });
    expect(requests[0]?.url).toBe('/backend/enquiries?kind=quote&status=new&query=a%20b&limit=20&offset=40');
  });

  it('reads only the counts', async () => {
    const { client, requests } = fakeHost(jsonResponse({ success: true, data: counts }));
    expect(await createEnquiryAdminClient(client).getCounts()).toEqual(counts);
    expect(requests[0]?.url).toBe('/backend/enquiries/counts');
  });

  it('reads an enquiry with its payload; missing fields are empty', async () => {
    const { client, requests } = fakeHost(jsonResponse({ success: true, data: enquiry }));
    expect(await createEnquiryAdminClient(client).get(4)).toEqual({
      ...entry,
      payload: {
        email: 'a@b.in',
        phoneCode: '',
        phone: '',
        company: '',
        name: '',
        region: '',
        note: '',
        wantedDate: '',
        attachment: null,
        items: [
          completeQuoteItem({ name: 'Relay', image: 'r.jpg', quantity: 2 }),
          completeQuoteItem({ name: 'Timer', quantity: 1 }),
        ],
      },
    });
    expect(requests[0]?.url).toBe('/backend/enquiries/4');
  });

  it('reads an option that no longer exists', async () => {
    const payload = { companyname: 'A', country: 'SU', terms: true };
    const old = { ...entry, kind: 'distributor', payload };
    const { client } = fakeHost(jsonResponse({ success: true, data: old }));
    expect((await createEnquiryAdminClient(client).get(4)).payload).toMatchObject({
      country: 'SU',
      terms: true,
      comments: false,
    });
  });

  it('changes an enquiry, or returns the current one after a version conflict (O43)', async () => {
    const { client, requests } = fakeHost(
      jsonResponse({ success: true, data: { ...enquiry, status: 'closed', version: 4 } }),
      jsonResponse({ success: false, error: 'Too late', current: enquiry }, { status: 412 }),
    );
    const admin = createEnquiryAdminClient(client);
    expect(await admin.update({ id: 4, version: 3 }, { status: 'closed' })).toMatchObject({ version: 4 });
    expect(requests[0]?.url).toBe('/backend/enquiries/4');
    expect(requests[0]?.init).toMatchObject({ method: 'PATCH', body: '{"status":"closed"}' });
    expect(new Headers(requests[0]?.init.headers).get('if-match')).toBe('"3"');
    const tooLate = await rejectionOf(admin.update({ id: 4, version: 3 }, { note: 'x' }));
    expect(tooLate).toMatchObject({ status: 412, text: 'Too late' });
    expect(currentEnquiry(tooLate)).toMatchObject({ id: 4, version: 3, summary: '2 × Relay' });
    expect(currentEnquiry(new Error('else'))).toBeNull();
  });

  it('erases all enquiries of one sender', async () => {
    const { client, requests } = fakeHost(jsonResponse({ success: true, data: { erased: 2 } }));
    expect(await createEnquiryAdminClient(client).erase('a+b@c.in')).toBe(2);
    expect(requests[0]).toMatchObject({ url: '/backend/enquiries?email=a%2Bb%40c.in' });
    expect(requests[0]?.init.method).toBe('DELETE');
  });
});
