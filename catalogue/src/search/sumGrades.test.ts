import { expect, it } from 'vitest';
import { newIndexedProduct } from '../fixtures/builders.ts';
import { createProductSearch } from './productSearch.ts';
import { sizeGrade, sumGrades } from './sumGrades.ts';

it('sums the grades of each size like a size-by-size computation', () => {
  const { index, search } = createProductSearch([
    newIndexedProduct(
      'Lug',
      'Lugs',
      ['Ordering code', 'Conductor (mm²)', 'Stud'],
      [
        ['L-16-M8', '16', 'M8'],
        ['L-25-M8', '25', 'M8'],
      ],
    ),
    newIndexedProduct(
      'Cable Lug M8',
      'Lugs',
      ['Ordering code', 'Conductor (mm²)'],
      [
        ['C-16-X', '16'],
        ['C-35-X', '35'],
      ],
    ),
  ]);
  const { matched } = search('lug 16 mm² M8 8');
  const { sums, unmet } = sumGrades(index, matched);
  expect(matched.conditions.length).toBeGreaterThan(1);
  for (const [size, product] of index.productOfSize.entries()) {
    const grades = matched.conditions.map(({ condition, grades: own }) => ({
      grade: sizeGrade(own, size, product),
      isSoft: condition.isSoft,
    }));
    const sum = grades.reduce((all, { grade, isSoft }) => all + (isSoft ? grade / 2 : grade), 0);
    expect(sums[size]).toBeCloseTo(sum);
    expect(unmet[size] === 1).toBe(grades.some(({ grade, isSoft }) => grade === 0 && !isSoft));
  }
});
