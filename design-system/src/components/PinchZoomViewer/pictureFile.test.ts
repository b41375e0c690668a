import { expect, it } from 'vitest';
import { pictureFileName } from './pictureFile.ts';

it.each([
  ['Brass gland M20, from the side', '/media/brass-gland.1a2b.JPEG', 'brass-gland-m20-from-the-side.jpeg'],
  ['Front', '/media/front.png?width=1600#top', 'front.png'],
  ['Front', 'data:image/svg+xml;base64,AAAA', 'front.svg'],
  ['', '/media/original', 'picture.jpg'],
])('%s at %s is saved as %s', (alt, address, name) => expect(pictureFileName(alt, address)).toBe(name));
