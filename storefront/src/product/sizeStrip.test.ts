import { readSizes, readSpecification, sizeFacts } from '@elvora/catalogue/operations';
import { expect, it } from 'vitest';
import { sizeStrip } from './sizeStrip.ts';

it('lists the code, the selection criteria, and further values (D-56)', () => {
  const sizes = readSizes(
    readSpecification({
      headers: ['Ordering code', 'Material', 'Entry thread', 'Clamping range (mm)', 'Pack (pcs)'],
      rows: [
        ['EV-BG-M12', 'Brass', 'M12 × 1.5', '3–6.5', '50'],
        ['EV-BG-M20', 'Brass', 'M20 × 1.5', '7–13', '50'],
      ],
    }),
  );
  const [, size] = sizes;
  expect(size && sizeStrip(sizeFacts(sizes), size)).toEqual([
    { label: 'Ordering code', value: 'EV-BG-M20', detail: 'pack of 50 pcs' },
    { label: 'Entry thread', value: 'M20 × 1.5', detail: 'M12–M20' },
    { label: 'Clamping range', value: '7–13 mm', detail: '3–13 mm' },
    { label: 'Material', value: 'Brass', detail: undefined },
  ]);
});
