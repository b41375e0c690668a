import { describe, expect, it } from 'vitest';
import { createCsvTable } from '../../src/enquiries/enquiryCsv.ts';
import { quoteItemLines } from '../../src/quoteItemLines.ts';
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
    const line = createCsvTable('quote').line({ enquiry, payload: {}, unsubscribeUrl: '' });
    expect(line).toContain('"\'=HYPERLINK(""https://example.com"")"');
    expect(line).toContain("'+49 30 123");
  });

  it("tells the moment in ISO 8601 with the office's hour and its offset", () => {
    const cellsAt = (received_at: string) =>
      createCsvTable('quote').line({ enquiry: { ...enquiry, received_at }, payload: {}, unsubscribeUrl: '' });
    expect(cellsAt('2026-01-05T09:00:00.000Z')).toContain(',2026-01-05T14:30:00+05:30,');
    expect(cellsAt('2026-01-05T18:45:09.999Z')).toContain(',2026-01-06T00:15:09+05:30,');
  });

  it('has only the columns of one kind when a kind is given', () => {
    expect(createCsvTable('newsletter').header).toMatch(/,Unsubscribe\r\n$/);
    expect(createCsvTable('newsletter').header).not.toContain('Products');
    expect(createCsvTable(undefined).header).toContain('Products');
  });
});

describe('quoteItemLines', () => {
  it('lists quantities and names', () => {
    expect(quoteItemLines([{ quantity: 2, name: 'Gland' }, { name: 'Tie' }])).toEqual([
      '2 × Gland',
      '1 × Tie',
    ]);
    expect(quoteItemLines(null)).toEqual([]);
  });
});
