import { describe, expect, it } from 'vitest';
import { imageEdit } from './imageEditOps.ts';
import type { UploaderImage } from './uploaderImage.ts';

const picked = (type: string): UploaderImage => ({
  kind: 'new',
  id: 'a',
  name: 'a',
  alt: '',
  file: new File(['x'], 'a', { type }),
});
const stored = (source: { src: string } | null): UploaderImage => ({
  kind: 'existing',
  id: 'b',
  name: 'b',
  alt: '',
  source,
});
const all = { canCrop: true, canSetFocalPoint: true };

describe('what can be edited', () => {
  it.each([
    ['nothing, unless asked for', picked('image/png'), {}, null],
    ['the crop of a new picture', picked('image/png'), { canCrop: true }, 'crop'],
    ['both of a new picture', picked('image/jpeg'), all, 'cropAndFocalPoint'],
    ['no crop of an animation', picked('image/gif'), { canCrop: true }, null],
    ['the focal point of an animation', picked('image/gif'), all, 'focalPoint'],
    ['the focal point of a new picture', picked('image/png'), { canSetFocalPoint: true }, 'focalPoint'],
    ['no crop of a stored picture', stored({ src: '/b.webp' }), { canCrop: true }, null],
    ['the focal point of a stored picture', stored({ src: '/b.webp' }), all, 'focalPoint'],
    ['nothing of a missing picture', stored(null), all, null],
  ])('is %s', (_title, image, options, expected) =>
    expect(imageEdit(image, { ...options, canCropType: (type) => type !== 'image/gif' })).toBe(expected),
  );
});
