import { describe, expect, it } from 'vitest';
import { enquiryApp } from '../support/enquiryApp.ts';
import { contact, distributor, newsletter, sendForm } from '../support/forms.ts';
import { databaseKinds } from '../support/testDatabases.ts';

describe.each(databaseKinds)('export of enquiries on %s (O47)', (kind) => {
  it('exports CSV for spreadsheets: UTF-8, RFC 4180, guarded formulas (O56)', async () => {
    const { app, send, time } = await enquiryApp(kind);
    time.pass(60_000);
    await sendForm(app, 'contact-messages', {
      ...contact,
      firstName: '=HYPERLINK("http://evil")',
      lastName: '',
      phone: '+91 98765',
      message: 'a "b", c\nनमस्ते',
    });
    const response = await send('/enquiries.csv?kind=contact');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="contact-2026-11-21.csv"',
      'cache-control': 'no-store',
    });
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, first, ...rest] = response.body.slice(1).split('\r\n');
    expect(head).toBe('Reference,Kind,Status,Received,Name,Email,Phone,Note,Subject,Message');
    expect(first).toMatch(
      /^C-\w{4}-\w{2},contact,new,2026-11-21T13:35:00\+05:30,"'=HYPERLINK\(""http:\/\/evil""\)",asha@example.in,'\+91 98765,,,"a ""b"", c\nनमस्ते"$/,
    );
    expect(rest).toHaveLength(2);
    expect((await send('/enquiries.csv?query=evil')).body.split('\r\n')).toHaveLength(3);
    const everything = (await send('/enquiries.csv')).body;
    expect(everything).toContain(',Power Contactor,,,2,,');
    expect(everything).toContain(',Relay,,,1,,');
    expect(everything).toContain(distributor['street-address']);
    expect(everything).toMatch(
      /http:\/\/localhost:3000\/backend\/enquiries\/newsletter\/unsubscribe\/[\w-]{22}/,
    );
    expect(everything).toContain(newsletter.email);
  });

  it('streams an export of any size', async () => {
    const { store, send } = await enquiryApp(kind);
    for (let sent = 0; sent < 1200; sent++) {
      await store.enquiries.accept({
        enquiry: {
          kind: 'quote',
          email: 'a@b.in',
          name: '',
          phone: '',
          summary: '',
          payload: '{}',
          texts: [],
        },
        request: null,
        makeReference: () => `Q-${sent}`,
        makeToken: () => '',
        mailTo: [],
        // Received at the same time, so ordered by id.
        now: new Date(Date.parse('2026-11-22T00:00:00Z') + Math.floor(sent / 700) * 1000),
      });
    }
    const lines = (await send('/enquiries.csv?kind=quote')).body.trim().split('\r\n');
    // The header, the quote of two lines and the 1200 others.
    expect(new Set(lines).size).toBe(1203);
    expect(lines[1]).toContain('Q-1199,');
  });
});
