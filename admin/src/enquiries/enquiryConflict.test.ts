import { quoteRequest } from '@elvora/catalogue/fixtures';
import { expect, it } from 'vitest';
import { enquiryConflictRows, isChangeSaved } from './enquiryConflict.ts';

const before = { status: 'new', note: 'Call' } as const;
const theirs = { ...quoteRequest, status: 'closed', note: 'Called' } as const;

it('compares the rejected change with the version saved in the meantime', () => {
  expect(enquiryConflictRows({ change: { status: 'answered' }, before, theirs })).toEqual([
    { label: 'Status', before: 'Answered', after: 'Closed' },
    { label: 'Internal note', before: 'Call', after: 'Called' },
  ]);
  expect(
    enquiryConflictRows({ change: { note: 'Ring' }, before, theirs: { ...theirs, status: 'new' } }),
  ).toEqual([{ label: 'Internal note', before: 'Ring', after: 'Called' }]);
});

it('is empty when another user has saved the same', () => {
  expect(isChangeSaved({ change: { status: 'closed' }, before, theirs })).toBe(true);
  expect(isChangeSaved({ change: { status: 'answered' }, before, theirs })).toBe(false);
  expect(isChangeSaved({ change: { note: 'Called' }, before, theirs })).toBe(true);
});
