import type { EnquiryCounts } from '@elvora/catalogue/model';
import { describe, expect, it } from 'vitest';
import { enquiryCount, enquiryFilter, enquiryListQuery, readEnquiryListParams } from './enquiryList.ts';

describe('the address of the list', () => {
  it.each([
    ['', ''],
    ['?kind=quote&status=new&query=relay&page=2', '?kind=quote&status=new&query=relay&page=2'],
    ['?kind=fax&status=lost&page=0', ''],
    ['?page=2.5', ''],
  ])('%j is read and written as %j', (given, written) => {
    expect(enquiryListQuery(readEnquiryListParams(new URLSearchParams(given)))).toBe(written);
  });

  it('asks for nothing that is only blanks', () => {
    expect(enquiryFilter({ query: '  ', page: 3 })).toEqual({});
    expect(enquiryFilter({ query: ' relay ', kind: 'contact' })).toEqual({ query: 'relay', kind: 'contact' });
  });
});

describe('counts', () => {
  const counts: EnquiryCounts = {
    quote: { new: 2, answered: 3, closed: 13 },
    contact: { new: 1, answered: 1, closed: 10 },
    distributor: { new: 1, answered: 0, closed: 5 },
    newsletter: { new: 1, answered: 0, closed: 4 },
  };
  it('are summed over what is asked for', () => {
    expect(enquiryCount(counts, {})).toBe(41);
    expect(enquiryCount(counts, { kind: 'quote' })).toBe(18);
    expect(enquiryCount(counts, { status: 'new' })).toBe(5);
    expect(enquiryCount(counts, { kind: 'contact', status: 'answered' })).toBe(1);
  });
});
