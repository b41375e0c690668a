import { expect, it } from 'vitest';
import { fileName } from './fileName.ts';

it.each([
  ['Specifications of Slotted Wiring Duct, PVC Grey', 'specifications-of-slotted-wiring-duct-pvc-grey.csv'],
  ['M20 × 1.5 / "x"', 'm20-1-5-x.csv'],
  ['…', 'table.csv'],
])('the file of %s is named %s', (caption, name) => expect(fileName(caption, 'csv', 'table')).toBe(name));
