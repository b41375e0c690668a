import type { FinderUnit } from '@elvora/catalogue/contract';
import { expect, it } from 'vitest';
import { type UnitStep, unitStep } from './rememberedUnits.ts';

it.each<[string, FinderUnit[], FinderUnit[] | null, FinderUnit[], UnitStep]>([
  ['opened with the usual units', [], null, ['in'], { kind: 'show', units: ['in'] }],
  ['opened by somebody who has chosen none', [], null, [], { kind: 'none' }],
  ['opened by a link with units', ['hp'], null, ['in'], { kind: 'none' }],
  ['left as it is', ['in', 'hp'], ['hp', 'in'], [], { kind: 'none' }],
  ['given another unit', ['in'], [], [], { kind: 'store' }],
  ['given the usual unit again', [], ['in'], ['in'], { kind: 'store' }],
])('a page that is %s', (_case, units, before, stored, step) => {
  expect(unitStep({ units }, before && { units: before }, stored)).toEqual(step);
});
