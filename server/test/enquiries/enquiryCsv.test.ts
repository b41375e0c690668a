import { describe, expect, it } from 'vitest';
import { createCsvTable } from '../../src/enquiries/enquiryCsv.ts';
import { readQuoteItems } from '../../src/readQuoteItems.ts';
import type { EnquiryRow } from '../../src/store/index.ts';

const enquiry: EnquiryRow = {
  id: 1,
  kind: 'quote',
  reference: 'Q-7K3M-2X',
  status: 'new',
  received_at: '2026-01-05T09:00:00.000Z',
  email: 'a@example.com',
  email_key: 'a@example.com',
  name: '=HYPERLINK("https://example.com")',
  phone: '+49 30 123',
  summary: '',
  payload: '{}',
  note: '',
  note_text: '',
  sent_text: '',
  version: 1,
};

describe('createCsvTable', () => {
  it('guards formulas and the plus sign of phone numbers (O56)', () => {
    const line = createCsvTable('quote').records({ enquiry, payload: {}, unsubscribeUrl: '' });
    expect(line).toContain('"\'=HYPERLINK(""https://example.com"")"');
    expect(line).toContain("'+49 30 123");
  });

  it("formats the time in ISO 8601 with the office's offset", () => {
    const cellsAt = (received_at: string) =>
      createCsvTable('quote').records({
        enquiry: { ...enquiry, received_at },
        payload: {},
        unsubscribeUrl: '',
      });
    expect(cellsAt('2026-01-05T09:00:00.000Z')).toContain(',2026-01-05T14:30:00+05:30,');
    expect(cellsAt('2026-01-05T18:45:09.999Z')).toContain(',2026-01-06T00:15:09+05:30,');
  });

  it('has only the columns of one kind when a kind is given', () => {
    expect(createCsvTable('newsletter').header).toMatch(/,Unsubscribe\r\n$/);
    expect(createCsvTable('newsletter').header).not.toContain('Product');
    expect(createCsvTable(undefined).header).toContain(',Product,Code,Variant,Quantity,Pack,Line note');
  });
});

describe('records of a quote request', () => {
  it('has one record for each line of a quote request, with the code in its own column (D-56)', () => {
    const items = [
      {
        product: 'Stopping Plug',
        code: 'EV-SPB-M20',
        variant: 'brass',
        quantity: 50,
        pack: 'pack of 10',
        note: '=1+1',
      },
      { name: 'Relay', quantity: 2 },
    ];
    const payload = { items, company: 'Sen Panels', region: 'Assam', wantedDate: '2026-12-01' };
    const { header, records } = createCsvTable('quote');
    const [first = '', second = '', ...others] = records({ enquiry, payload, unsubscribeUrl: '' }).split(
      '\r\n',
    );
    expect(header).toContain(
      'Buyer: Company,Buyer: State,Buyer: Wanted by,Buyer: Note,Buyer: Attachment,Product,Code',
    );
    expect(first).toContain(
      ",Sen Panels,Assam,2026-12-01,,,Stopping Plug,EV-SPB-M20,brass,50,pack of 10,'=1+1",
    );
    expect(second).toMatch(/^Q-7K3M-2X,.*,Relay,,,2,,$/);
    expect(others).toEqual(['']);
  });
});

describe('readQuoteItems', () => {
  it('reads lines in both formats', () => {
    const empty = { image: '', variant: '', pack: '', note: '' };
    expect(
      readQuoteItems([
        { quantity: 2, name: 'Gland' },
        { product: 'Tie', code: 'CT-1' },
      ]),
    ).toEqual([
      { ...empty, name: 'Gland', product: 'Gland', code: '', quantity: 2 },
      { ...empty, name: 'Tie – CT-1', product: 'Tie', code: 'CT-1', quantity: 1 },
    ]);
    expect(readQuoteItems(null)).toEqual([]);
  });
});
