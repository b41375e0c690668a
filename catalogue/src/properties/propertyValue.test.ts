import { expect, it } from 'vitest';
import { type PropertyValue, writeValue } from './propertyValue.ts';

const quantity = { kind: 'quantity', dimension: 'voltage', min: 24, max: 24 } as const;

it.each<[string, PropertyValue]>([
  ['24 V', quantity],
  ['24 V DC', { ...quantity, supply: 'DC' }],
  ['12 to 24 V', { ...quantity, min: 12 }],
  ['≤ 24 V', { ...quantity, min: null }],
  ['≥ 24 V', { ...quantity, max: null }],
  ['≤ 0 V', { ...quantity, min: null, max: null }],
  ['2 × 24 V', { ...quantity, count: 2 }],
  ['24', { ...quantity, dimension: 'number' }],
  ['0.000001 V', { ...quantity, min: 0.000001, max: 0.000001 }],
  ['0.0000001 V', { ...quantity, min: 1e-7, max: 1e-7 }],
  ['-0.0000001 V', { ...quantity, min: -1e-7, max: -1e-7 }],
  ['0 V', { ...quantity, min: 0, max: 0 }],
  ['400 × 300 mm', { kind: 'extent', sides: [400, 300] }],
  ['M20', { kind: 'thread', system: 'M', size: 20, pitch: null }],
  ['M20 × 1.5', { kind: 'thread', system: 'M', size: 20, pitch: 1.5 }],
  ['2 × M20 × 1.5', { kind: 'thread', system: 'M', size: 20, pitch: 1.5, count: 2 }],
  ['PG 13.5', { kind: 'thread', system: 'PG', size: 13.5, pitch: null }],
  ['IP66', { kind: 'protection', solids: 6, water: 6 }],
  ['IPX4', { kind: 'protection', solids: null, water: 4 }],
  ['IP2X', { kind: 'protection', solids: 2, water: null }],
  ['IP00', { kind: 'protection', solids: 0, water: 0 }],
  ['1 NO + 2 NC + 3 CO', { kind: 'contacts', normallyOpen: 1, normallyClosed: 2, changeOver: 3 }],
  ['2 NC', { kind: 'contacts', normallyOpen: 0, normallyClosed: 2, changeOver: 0 }],
  ['grey', { kind: 'text', text: 'grey' }],
])('formats %s', (text, value) => expect(writeValue(value)).toBe(text));
