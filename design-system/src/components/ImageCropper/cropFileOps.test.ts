import { describe, expect, it } from 'vitest';
import { canCropType, croppedFileName } from './cropFileOps.ts';

describe('the cropped file', () => {
  it.each([
    ['image/jpeg', true],
    ['image/png', true],
    ['image/webp', true],
    ['image/gif', false],
    ['image/svg+xml', false],
    ['toString', false],
    ['', false],
  ])('of type "%s" can be written: %s', (type, expected) => expect(canCropType(type)).toBe(expected));

  it.each([
    ['a.webp', 'image/webp', 'image/webp', 'a.webp'],
    ['a.b.webp', 'image/webp', 'image/png', 'a.b.png'],
    ['photo', 'image/webp', 'image/jpeg', 'photo.jpg'],
    ['a.webp', 'image/webp', 'image/avif', 'a.webp'],
    ['a.png', 'image/png', 'image/webp', 'a.webp'],
    ['a.jpeg', 'image/jpeg', 'image/jpeg', 'a.jpeg'],
  ])('of %s, from %s to %s, is %s', (name, from, to, expected) => {
    expect(croppedFileName(name, { from, to })).toBe(expected);
  });
});
