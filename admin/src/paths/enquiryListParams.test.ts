import { describe, expect, it } from 'vitest';
import { enquiryFilter, enquiryListQuery, readEnquiryListParams } from './enquiryListParams.ts';

describe('the address of the list', () => {
  it.each([
    ['', ''],
    ['?kind=quote&status=new&query=relay&page=2', '?kind=quote&status=new&query=relay&page=2'],
    ['?kind=fax&status=lost&page=0', ''],
    ['?page=2.5', ''],
  ])('%j is read and written as %j', (given, written) => {
    expect(enquiryListQuery(readEnquiryListParams(new URLSearchParams(given)))).toBe(written);
  });

  it('ignores a blank query', () => {
    expect(enquiryFilter({ query: '  ', page: 3 })).toEqual({});
    expect(enquiryFilter({ query: ' relay ', kind: 'contact' })).toEqual({ query: 'relay', kind: 'contact' });
  });
});
