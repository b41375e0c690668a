import { expect, it } from 'vitest';
import { receiptFromQuery } from './submittedForm.ts';

it.each([
  ['', null],
  ['sent=', null],
  ['sent=yes', { reference: '' }],
  ['sent=C-7K3M-2X', { reference: 'C-7K3M-2X' }],
  ['sent=C-7K3M-2X+call+0900', null],
  ['sent=%3Cb%3E', null],
])('reads the receipt of %j as %j', (query, receipt) => {
  expect(receiptFromQuery(new URLSearchParams(query))).toEqual(receipt);
});
