import { readSizes, readSpecification } from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import { selectedSize } from './selectedSize.ts';

const sizes = readSizes(
  readSpecification({ headers: ['Ordering code'], rows: [['EV-BG-M20'], ['EV-BG-M25']] }),
);

it.each(['?size=EV-BG-M25', '?page=2&size=ev-bg-m25%20', '?size=&size=EV-BG-M25'])(
  'selects the size of %j (D-56)',
  (search) => {
    expect(selectedSize(sizes, search)).toMatchObject({ size: { code: 'EV-BG-M25' }, notice: null });
  },
);

it.each(['', '?size=', '?query=EV-BG-M20'])('selects none for %j', (search) => {
  expect(selectedSize(sizes, search)).toEqual({ size: null, notice: null });
});

it.each([
  ['?size=EV-X', 'EV-X is not a size of this product. Its sizes are in the table below.'],
  [
    `?size=${'x'.repeat(61)}`,
    'What this address names is not a size of this product. Its sizes are in the table below.',
  ],
  [
    '?size=EV-BG-M20&size=EV-BG-M25',
    'This address names more than one size. All sizes are in the table below.',
  ],
])('states why it selects none for %j', (search, notice) => {
  expect(selectedSize(sizes, search)).toEqual({ size: null, notice });
});
