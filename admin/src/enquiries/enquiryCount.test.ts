import type { EnquiryCounts } from '@elvora/catalogue/model';
import { expect, it } from 'vitest';
import { enquiryCount, waitingCount } from './enquiryCount.ts';

const counts: EnquiryCounts = {
  quote: { new: 2, answered: 3, closed: 13 },
  contact: { new: 1, answered: 1, closed: 10 },
  distributor: { new: 1, answered: 0, closed: 5 },
  newsletter: { new: 1, answered: 0, closed: 4 },
};

it('sums the counts over the kinds and statuses of the filter', () => {
  expect(enquiryCount(counts, {})).toBe(41);
  expect(enquiryCount(counts, { kind: 'quote' })).toBe(18);
  expect(enquiryCount(counts, { status: 'new' })).toBe(5);
  expect(enquiryCount(counts, { kind: 'contact', status: 'answered' })).toBe(1);
});

it('excludes newsletter subscriptions from enquiries that need an answer', () => {
  expect(waitingCount(counts)).toBe(4);
});
