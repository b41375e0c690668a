import { expect, it } from 'vitest';
import { buildQuoteRequest } from './quote.ts';

it('contains name, first image and quantity of each line (S-206, D-10, D-11)', () => {
  const lines = [
    { name: 'Relay', image: ['a.jpg', 'b.jpg'], quantity: 3 },
    { name: 'Timer', image: [], quantity: 1 },
  ];
  expect(buildQuoteRequest(lines, { email: ' asha@example.in ', phone: '+91 98765 43210' })).toEqual({
    email: 'asha@example.in',
    phone: '9876543210',
    items: [
      { name: 'Relay', image: 'a.jpg', quantity: 3 },
      { name: 'Timer', image: '', quantity: 1 },
    ],
  });
});
