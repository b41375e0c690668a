import { expect, it } from 'vitest';
import { receiptIn } from './answeredForm.ts';

it.each([
  ['', null],
  ['sent=', null],
  ['sent=yes', { reference: '' }],
  ['sent=C-7K3M-2X', { reference: 'C-7K3M-2X' }],
  ['sent=C-7K3M-2X+call+0900', null],
  ['sent=%3Cb%3E', null],
])('%j tells of %j', (query, receipt) => {
  expect(receiptIn(new URLSearchParams(query))).toEqual(receipt);
});
