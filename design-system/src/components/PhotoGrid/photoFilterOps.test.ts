import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOptions, filterPhotos, photoIndex } from './photoFilterOps.ts';

const categories = ['Office', 'Team', 'Building', 'Events'];
const photos = ['Office', 'Office', 'Team', 'Building', 'Other'].map((category, index) => ({
  id: index + 1,
  category,
}));

describe('filters', () => {
  it('are listed in order, All first, with their counts (S-235, S-236)', () => {
    expect(filterOptions(photos, categories, 'All')).toEqual([
      { value: 'All', label: 'All', count: 5 },
      { value: 'Office', label: 'Office', count: 2 },
      { value: 'Team', label: 'Team', count: 1 },
      { value: 'Building', label: 'Building', count: 1 },
      { value: 'Events', label: 'Events', count: 0 },
    ]);
  });

  it('are listed once when a category has the name of the All filter', () => {
    expect(filterOptions(photos, ['All', 'Team'], 'All').map(({ value }) => value)).toEqual(['All', 'Team']);
  });

  it('return their photos in order', () => {
    const photo = fc.record({ id: fc.nat(), category: fc.constantFrom(...categories) });
    fc.assert(
      fc.property(fc.array(photo), fc.constantFrom(...categories), (list, filter) => {
        const matches = filterPhotos(list, filter, 'All');
        expect(matches.every(({ category }) => category === filter)).toBe(true);
        expect(categories.flatMap((name) => filterPhotos(list, name, 'All'))).toHaveLength(list.length);
        expect(filterPhotos(list, 'All', 'All')).toBe(list);
      }),
    );
  });
});

describe('photoIndex', () => {
  it.each([
    [1, 0],
    [5, 4],
    [9, null],
    [null, null],
  ])('of photo %j is %j', (id, index) => expect(photoIndex(photos, id)).toBe(index));
});
