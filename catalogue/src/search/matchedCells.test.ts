import { expect, it } from 'vitest';
import { matchingCell } from './matchedCells.ts';
import { createSizeReader } from './sizeReading.ts';

it('marks a count in the cell of the property that was counted', () => {
  const [size] = createSizeReader()({
    status: 'ready',
    table: {
      headers: ['Ordering code', 'Modules', 'Poles'],
      rows: [{ a1: 'XY-1', a2: '3', a3: '3' }],
    },
  });
  const condition = {
    text: '3 pole',
    wanted: { kind: 'quantity', dimension: 'number', low: 3, high: 3, propertyKey: 'poles' },
    named: new Set<string>(),
    isSoft: false,
  } as const;
  expect(size && matchingCell(size, condition)).toMatchObject({ key: 'poles', cell: 1 });
  const other = size && { ...size, cells: size.cells.slice(0, 1) };
  expect(other && matchingCell(other, condition)).toBeNull();
});
