import {
  existingImageToken,
  type ImageToken,
  maxProductImages,
  newImageToken,
} from '@elvora/catalogue/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormImages, orderImages } from '../../src/catalogue/imageOrder.ts';
import { HttpError } from '../../src/http/httpErrors.ts';

const form = (images: Partial<FormImages>): FormImages => ({
  existingImages: [],
  imageOrder: [],
  imageAlts: new Map(),
  storedAlts: new Map(),
  newNames: [],
  ...images,
});

const names = (images: Partial<FormImages>) => orderImages(form(images)).map(({ name }) => name);

describe('orderImages', () => {
  it('returns images in imageOrder, then existing, then new ones (S-347)', () => {
    const images = { existingImages: ['a', 'b'], newNames: ['x', 'y'] };
    expect(names(images)).toEqual(['a', 'b', 'x', 'y']);
    expect(names({ ...images, imageOrder: [newImageToken(1), existingImageToken('b')] })).toEqual([
      'y',
      'b',
      'a',
      'x',
    ]);
  });

  it('uses the alternative text of the form, else the stored one, else none', () => {
    const placed = orderImages(
      form({
        existingImages: ['a', 'b'],
        newNames: ['x'],
        storedAlts: new Map([
          ['a', 'Front'],
          ['b', 'Back'],
        ]),
        imageAlts: new Map([[existingImageToken('b'), '']]),
      }),
    );
    expect(placed).toEqual([
      { name: 'a', alt: 'Front' },
      { name: 'b', alt: '' },
      { name: 'x', alt: '' },
    ]);
  });

  it.each([newImageToken(1), existingImageToken('c'), existingImageToken('')])(
    'rejects an order with the unknown image %s',
    (token) => {
      expect(() => names({ existingImages: ['a'], newNames: ['x'], imageOrder: [token] })).toThrow(HttpError);
    },
  );

  it('rejects an image listed too often, and too many images', () => {
    const twice = {
      existingImages: ['a', 'a'],
      imageOrder: [existingImageToken('a'), existingImageToken('a')],
    };
    expect(names(twice)).toEqual(['a', 'a']);
    expect(() => names({ ...twice, existingImages: ['a'] })).toThrow(HttpError);
    const many = Array.from({ length: maxProductImages }, (_, index) => `${index}`);
    expect(names({ existingImages: many })).toHaveLength(maxProductImages);
    expect(() => names({ existingImages: many, newNames: ['x'] })).toThrow(HttpError);
  });

  it('returns every image, starting with those in imageOrder', () => {
    const images = fc
      .record({
        existingImages: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }),
        newNames: fc.array(fc.constantFrom('x', 'y'), { maxLength: 6 }),
      })
      .chain(({ existingImages, newNames }) => {
        const tokens: ImageToken[] = [
          ...existingImages.map(existingImageToken),
          ...newNames.map((_name, index) => newImageToken(index)),
        ];
        return fc.shuffledSubarray(tokens).map((imageOrder) => ({ existingImages, newNames, imageOrder }));
      });
    fc.assert(
      fc.property(images, ({ existingImages, newNames, imageOrder }) => {
        const placed = names({ existingImages, newNames, imageOrder });
        expect(placed.toSorted()).toEqual([...existingImages, ...newNames].toSorted());
        const named = imageOrder.map((token) =>
          token.startsWith('new:') ? newNames[Number(token.slice(4))] : token.slice('existing:'.length),
        );
        expect(placed.slice(0, named.length)).toEqual(named);
      }),
    );
  });
});
