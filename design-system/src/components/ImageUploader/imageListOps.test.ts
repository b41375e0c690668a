import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAlt, moveItem, removeItem, replaceItem } from './imageListOps.ts';

const list = ['a', 'b', 'c'].map((id) => ({ id, alt: '' }));
const order = (images: readonly { id: string }[]) => images.map(({ id }) => id).join('');

describe('the image list', () => {
  it.each([
    ['c', 0, 'cab'],
    ['a', 2, 'bca'],
    ['a', 99, 'bca'],
    ['c', -5, 'cab'],
    ['b', 1, 'abc'],
    ['x', 0, 'abc'],
    ['a', Number.NaN, 'abc'],
  ])('moves image %s to position %d', (id, to, expected) => {
    expect(order(moveItem(list, id, to))).toBe(expected);
  });

  it('moves images without losing or repeating one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.integer(), (ids, pick, to) => {
        const images = ids.map((id) => ({ id }));
        const id = ids[pick % ids.length] ?? '';
        const moved = moveItem(images, id, to);
        expect(moved.map((image) => image.id).sort()).toEqual([...ids].sort());
        const from = ids.indexOf(id);
        expect(moveItem(moved, id, from)).toEqual(images);
      }),
    );
  });

  it('returns the same list when nothing changes', () => {
    expect(moveItem(list, 'a', 0)).toBe(list);
    expect(removeItem(list, 'x')).toBe(list);
    expect(setAlt(list, 'a', '')).toBe(list);
    expect(setAlt(list, 'x', 'Front')).toBe(list);
    expect(moveItem(list, 'x', 1)).toBe(list);
  });

  it('removes and describes images', () => {
    expect(order(removeItem(list, 'b'))).toBe('ac');
    expect(setAlt(list, 'b', 'Front')[1]).toEqual({ id: 'b', alt: 'Front' });
    expect(setAlt(list, 'b', 'Front').map(({ alt }) => alt)).toEqual(['', 'Front', '']);
  });

  it('replaces the image of the same id', () => {
    expect(replaceItem(list, { id: 'b', alt: 'Front' })).toEqual([
      { id: 'a', alt: '' },
      { id: 'b', alt: 'Front' },
      { id: 'c', alt: '' },
    ]);
    expect(replaceItem(list, { id: 'x', alt: 'Front' })).toEqual(list);
  });
});
