import { expect, it } from 'vitest';
import { paths } from '../site/paths.ts';
import { readChoice } from './choiceLink.ts';

it.each([
  [paths.product(12), { productId: 12, code: '' }],
  [paths.product(12, { size: 'EV-BG-M20 x' }), { productId: 12, code: 'EV-BG-M20 x' }],
  [paths.search(), null],
  ['/product/12/more', null],
])('parses the target of %s', (path, choice) => {
  expect(readChoice(`https://shop.example${path}`)).toEqual(choice);
});
