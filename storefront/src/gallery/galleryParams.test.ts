import { describe, expect, it } from 'vitest';
import { photoIdFromQuery, photoQuery } from './galleryParams.ts';

describe('the photo in the address', () => {
  it.each([
    ['?photo=3', 3],
    ['?photo=9&x=1', 9],
    ['', null],
    ['?photo=', null],
    ['?photo=0', null],
    ['?photo=-1', null],
    ['?photo=3.5', null],
    ['?photo=1e3', null],
    ['?photo=9999999', null],
  ])('of %s is %j', (query, id) => expect(photoIdFromQuery(new URLSearchParams(query))).toBe(id));

  it('parses what it formats', () => {
    for (const id of [1, 42, null]) expect(photoIdFromQuery(new URLSearchParams(photoQuery(id)))).toBe(id);
  });
});
