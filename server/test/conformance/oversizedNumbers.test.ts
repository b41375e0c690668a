import { expect, it } from 'vitest';
import { catalogueApp } from '../support/catalogueApp.ts';
import { contact, sendForm } from '../support/forms.ts';
import { databaseKinds, testStore } from '../support/testDatabases.ts';

/** Numbers beyond the integers of PostgreSQL, and beyond those of JavaScript. */
const outsize = ['2147483648', '999999999999999', '9007199254740993', '99999999999999999999'];

it.each(databaseKinds)(
  'ids and versions beyond the range of the database are not found or outdated, %s',
  { timeout: 60_000 },
  async (kind) => {
    const store = await testStore(kind);
    const { app, inject } = await catalogueApp(store);
    expect((await sendForm(app, 'contact-messages', contact)).statusCode).toBe(201);
    const [enquiry] = (await inject({ url: '/backend/enquiries' })).json().data;
    const statusOf = async (...[request]: Parameters<typeof inject>) => (await inject(request)).statusCode;
    for (const number of outsize) {
      for (const list of ['products', 'categories', 'vocabulary']) {
        const history = `/backend/${list}/${number}/history`;
        expect([history, await statusOf({ url: history })]).toEqual([history, 404]);
        for (const url of [`/backend/${list}/${number}`, `/backend/${list}/1/history/${number}/restore`])
          expect([url, await statusOf({ method: url.endsWith('restore') ? 'POST' : 'DELETE', url })]).toEqual(
            [url, 404],
          );
      }
      const change = {
        method: 'PATCH',
        url: `/backend/enquiries/${enquiry.id}`,
        payload: { note: 'Called back.' },
        headers: { 'if-match': `"${number}"` },
      } as const;
      // A version has at most 15 digits.
      expect([number, await statusOf(change)]).toEqual([number, number.length > 15 ? 400 : 412]);
      const flags = {
        method: 'PATCH',
        url: '/backend/products',
        payload: { ids: [Number(number)], bestseller: 1 },
      } as const;
      expect([404, 422]).toContain(await statusOf(flags));
    }
  },
);
