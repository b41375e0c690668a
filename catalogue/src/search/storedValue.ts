import { type PropertyValue, type SupplyKind, threadSystems } from '../properties/propertyValue.ts';

/** Bits of supplies: AC is 1, DC 2, both 3; 0 when not stated. */
export const supplyNumber = (supply: SupplyKind | undefined): number =>
  supply === 'AC' ? 1 : supply === 'DC' ? 2 : supply === 'AC/DC' ? 3 : 0;

/** A value as the numbers of its table; null for text, which is matched by its words. */
export function storedValue(
  value: PropertyValue,
  ratedAt: number,
): { table: string; numbers: number[] } | null {
  switch (value.kind) {
    case 'quantity': {
      const { dimension, min, max, supply } = value;
      return {
        table: dimension,
        numbers: [min ?? -Infinity, max ?? Infinity, supplyNumber(supply), ratedAt],
      };
    }
    case 'thread':
      return {
        table: 'thread',
        numbers: [threadSystems.indexOf(value.system), value.size, value.pitch ?? Number.NaN],
      };
    case 'protection':
      return { table: 'protection', numbers: [value.solids ?? -1, value.water ?? -1] };
    case 'contacts':
      return { table: 'contacts', numbers: [value.normallyOpen, value.normallyClosed, value.changeOver] };
    case 'extent':
      return {
        table: 'extent',
        numbers: [value.sides[0] ?? 0, value.sides[1] ?? 0, value.sides[2] ?? Number.NaN],
      };
    case 'text':
      return null;
  }
}
