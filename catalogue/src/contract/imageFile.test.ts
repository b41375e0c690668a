import { describe, expect, it } from 'vitest';
import {
  acceptedImageTypes,
  imageFileProblem,
  imageFormatList,
  isAcceptedImage,
  maxImageBytes,
  sniffImageType,
} from './imageFile.ts';

it.each([
  ['image/png', 1, null],
  ['image/png', 10 * 1024 * 1024 - 1, null],
  ['image/png', 10 * 1024 * 1024, 'tooLarge'],
  ['image/png', 0, 'empty'],
  ['image/png', Number.NaN, 'empty'],
  ['', 1, 'notAnImage'],
  ['application/pdf', 1, 'notAnImage'],
  ['not/image/', 1, 'notAnImage'],
])('a file of type %j with %d bytes has the problem %j (S-334)', (type, size, problem) => {
  expect(maxImageBytes).toBe(10_485_760);
  expect(imageFileProblem({ type, size })).toBe(problem);
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const box = (brands: string) => `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`;

describe('the content of a file', () => {
  it.each([
    ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['GIF', 'GIF89a\x01\0\x01\0', 'image/gif'],
    ['an older GIF', 'GIF87a\x01\0\x01\0', 'image/gif'],
    ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['AVIF', box('avif\0\0\0\0avifmif1miaf'), 'image/avif'],
    ['AVIF by a compatible brand', box('mif1\0\0\0\0mif1avifmiaf'), 'image/avif'],
    ['AVIF by the last of 60 brands', `\0\0\x01\0ftypmif1\0\0\0\0${'mif1'.repeat(59)}avif`, 'image/avif'],
    ['animated AVIF', box('avis\0\0\0\0avis'), 'image/avif'],
    ['HEIC', box('heic\0\0\0\0mif1heic'), null],
    ['HEIC beside a later box with "avif"', `${box('heic\0\0\0\0mif1heic')}avif`, null],
    ['HEIC with "avif" across two brands', box('heic\0\0\0\0heavifxx'), null],
    ['text about GIF', 'A GIF89a', null],
    ['text about WebP', 'A RIFF\x24\0\0\0WEBPVP8 ', null],
    ['text about AVIF', 'A photo avif has ftyp', null],
    ['TIFF', 'II*\0\x08\0\0\0', null],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['BMP', 'BM\x46\0\0\0', null],
    ['PDF', '%PDF-1.7', null],
    ['WAV', 'RIFF\x24\0\0\0WAVEfmt ', null],
    ['nothing', '', null],
  ])('of %s is recognized by its first bytes (D-18)', async (_, content, type) => {
    expect(sniffImageType(bytes(content))).toBe(type);
    // The type is detected from the content, not from the file name or MIME type.
    const file = new File([bytes(content)], 'photo.jpg', { type: 'image/jpeg' });
    expect(await isAcceptedImage(file)).toBe(type !== null);
  });

  it('is recognized without reading the whole file', async () => {
    const file = new File([bytes('GIF89a\x01\0\x01\0')], 'photo.gif');
    file.arrayBuffer = () => Promise.reject(new RangeError('Array buffer allocation failed'));
    expect(await isAcceptedImage(file)).toBe(true);
  });

  it('is rejected when it cannot be read', async () => {
    const file = new File(['x'], 'photo.jpg');
    file.slice = () => {
      throw new DOMException('The file has gone.', 'NotFoundError');
    };
    expect(await isAcceptedImage(file)).toBe(false);
  });

  it('has one list of accepted formats for fields and texts', () => {
    expect(acceptedImageTypes).toBe('image/jpeg,image/png,image/gif,image/webp,image/avif');
    expect(imageFormatList).toBe('JPEG, PNG, GIF, WebP or AVIF');
  });
});
