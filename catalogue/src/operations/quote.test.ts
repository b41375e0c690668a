import { expect, it } from 'vitest';
import { buildQuoteRequest } from './quote.ts';

it('contains name, first image and quantity of each line (S-206, D-10, D-11, D-64)', () => {
  const lines = [
    { name: 'Relay', image: ['a.jpg', 'b.jpg'], quantity: 3 },
    { name: 'Timer', image: [], quantity: 1 },
  ];
  expect(
    buildQuoteRequest(lines, { email: ' asha@example.in ', phoneCode: '+91', phone: '+44 20 7946 0958' }),
  ).toEqual({
    email: 'asha@example.in',
    phoneCode: '+44',
    phone: '2079460958',
    items: [
      { name: 'Relay', image: 'a.jpg', quantity: 3 },
      { name: 'Timer', image: '', quantity: 1 },
    ],
  });
  expect(buildQuoteRequest(lines, { email: '', phoneCode: '+91', phone: '' })).toMatchObject({
    phoneCode: '',
    phone: '',
  });
});
