import { expect, it } from 'vitest';
import { readTextProperties } from './textProperties.ts';

const temperatures = (description: string) =>
  readTextProperties({ name: '', description, keywords: [] }).flatMap(({ value }) =>
    value.kind === 'quantity' && value.dimension === 'temperature' ? [[value.min, value.max]] : [],
  );

it.each([
  ['Service temperature: −40 to +85 °C; fit above −10 °C', [[-40, 85]]],
  ['Shrinks from 90 °C.\nService temperature: −45 to +125 °C', [[-45, 125]]],
  [
    '−60 to +500 °C bare, −40 to +150 °C coated',
    [
      [-60, 500],
      [-40, 150],
    ],
  ],
  ['Usable up to 90 °C', [[null, 90]]],
  ['Halve the load above 40 °C', []],
])('reads the temperatures at which a product can be used from "%s"', (description, expected) => {
  expect(temperatures(description)).toEqual(expected);
});
