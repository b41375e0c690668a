import { expect, it } from 'vitest';
import { photos } from '../content/gallery.json';
import { galleryMedia } from './galleryMedia.ts';

it('lists the path of every photo', () => {
  expect(galleryMedia).toEqual(photos.map(({ src }) => src));
});
