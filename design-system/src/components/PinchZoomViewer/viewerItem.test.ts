import { expect, it } from 'vitest';
import { isPicture, isZoomable, sizeOf } from './viewerItem.ts';
import type { ViewerItem } from './viewerTypes.ts';

const source = { src: '/front.webp', width: 1200, height: 900, placeholder: '' };
const picture: ViewerItem = { source, alt: 'Front' };
const video: ViewerItem = { kind: 'video', src: '/mounting.mp4', alt: 'Mounting' };
const sheet: ViewerItem = { kind: 'document', href: '/sheet.pdf', alt: 'Data sheet' };
const drawing: ViewerItem = { kind: 'drawing', content: null, size: { width: 4, height: 3 }, alt: 'Sizes' };

it.each([
  ['an item without a kind', picture, true, true],
  ['a picture', { ...picture, kind: 'picture' } satisfies ViewerItem, true, true],
  ['a drawing', drawing, false, true],
  ['a video', video, false, false],
  ['a document', sheet, false, false],
])('distinguishes pictures and zoomable items: %s', (_, item, hasPicture, zooms) => {
  expect([isPicture(item), isZoomable(item)]).toEqual([hasPicture, zooms]);
});

it.each([
  ['a picture', picture, { width: 1200, height: 900 }],
  ['a picture without a source', { ...picture, source: null }, { width: 0, height: 0 }],
  ['a drawing', drawing, { width: 4, height: 3 }],
  ['a video of unknown size', video, { width: 16, height: 9 }],
  ['a video', { ...video, size: { width: 9, height: 16 } } satisfies ViewerItem, { width: 9, height: 16 }],
  ['a document', sheet, { width: 0, height: 0 }],
  ['no item', undefined, { width: 0, height: 0 }],
])('the size of %s', (_, item, size) => {
  expect(sizeOf(item)).toEqual(size);
});

it('zooms where there is no item, as before there were kinds', () =>
  expect(isZoomable(undefined)).toBe(true));
