import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductDraft } from '../model/draft.ts';
import { maxProductImages } from '../model/imageToken.ts';
import { byFieldName, productTextFields, productTextInputFields } from '../model/productFields.ts';
import { validate } from './validate.ts';
import { productInputSchema, serializeProductDraft } from './productInput.ts';
import { validationTexts } from './validationTexts.ts';

const good = {
  name: ' Relay ',
  category_id: 'Relays',
  keyword: ' relay, din ',
  description: '  Two\n poles ',
  bestseller: '1',
  trending: '0',
  data: '{"headers":[],"rows":[]}',
};

const twelve = Array.from({ length: 12 }, (_, at) => `${at}.jpg`);

const texts = (value: unknown) => {
  const checked = validate(productInputSchema, value);
  return checked.isValid ? [] : checked.problems.map(({ text }) => text);
};

const stated = [
  'Product name is required',
  'Category is required',
  'Keywords are required',
  'Description is required',
];

describe('the four checks of a product', () => {
  const fields = ['name', 'category_id', 'keyword', 'description'] as const;

  it('parse the order and the alternative texts of images from JSON (S-347)', () => {
    const images = {
      imageOrder: '["new:1","existing:a.jpg","new:0"]',
      imageAlts: '{"new:1":" Front view ","existing:a.jpg":""}',
    };
    expect(validate(productInputSchema, { ...good, ...images })).toMatchObject({
      value: {
        imageOrder: ['new:1', 'existing:a.jpg', 'new:0'],
        imageAlts: new Map([
          ['new:1', 'Front view'],
          ['existing:a.jpg', ''],
        ]),
      },
    });
  });

  it.each([
    { imageOrder: '[' },
    { imageOrder: '{}' },
    { imageOrder: '["new:x"]' },
    { imageOrder: '["a.jpg"]' },
    { imageOrder: '["renew:1"]' },
    { imageOrder: '["new:1a"]' },
    { imageOrder: '["existing:"]' },
    { imageAlts: '[' },
    { imageAlts: '7' },
    { imageAlts: '{"new:0":7}' },
  ])('reject the arrangement of images %j', (images) => {
    expect(validate(productInputSchema, { ...good, ...images })).toMatchObject({
      problems: [{ field: Object.keys(images)[0], text: validationTexts.unreadable }],
    });
  });

  it('accept an order of as many images as may be stored and added', () => {
    const tokens = Array.from({ length: 2 * maxProductImages + 1 }, (_, at) => `new:${at}`);
    const isAccepted = (imageOrder: readonly string[]) =>
      validate(productInputSchema, { ...good, imageOrder: JSON.stringify(imageOrder) }).isValid;
    expect(isAccepted(tokens.slice(1))).toBe(true);
    expect(isAccepted(tokens)).toBe(false);
  });

  it('come in the stated order, the first failure first (S-337, S-338, S-339, S-340, S-341, O32)', () => {
    for (let missing = 1; missing < 16; missing++) {
      const isMissing = (at: number) => (missing & (1 << at)) !== 0;
      const blanks = Object.fromEntries(
        fields.flatMap((field, at) => (isMissing(at) ? [[field, ' \n']] : [])),
      );
      expect(texts({ ...good, ...blanks })).toEqual(stated.filter((_text, at) => isMissing(at)));
    }
  });

  it.each([undefined, null, 7, '', ' , ,'])('treat %j as missing keywords (S-339)', (keyword) => {
    expect(texts({ ...good, keyword })).toEqual(['Keywords are required']);
  });

  it('treat a missing body as an empty one', () => {
    expect(texts({})).toEqual(expect.arrayContaining(stated));
    expect(validate(productInputSchema, null).isValid).toBe(false);
  });
});

describe('the request body of a product', () => {
  it('trims texts at their ends and keeps them otherwise exact (S-342, O33)', () => {
    expect(validate(productInputSchema, good)).toEqual({
      isValid: true,
      value: {
        ...byFieldName(productTextFields, () => ''),
        name: 'Relay',
        category: 'Relays',
        keywords: 'relay, din',
        description: 'Two\n poles',
        isBestseller: true,
        isTrending: false,
        data: '{"headers":[],"rows":[]}',
        drawing: null,
        existingImages: [],
        imageOrder: [],
        imageAlts: new Map(),
      },
    });
  });

  it('is serialized with trimmed texts (S-342)', () => {
    const blank = byFieldName(productTextInputFields, () => ' ');
    const flags = { isBestseller: false, isTrending: false, data: '', drawing: null };
    const body = serializeProductDraft({ ...blank, ...flags, name: ' Relay \n' });
    expect(body).toMatchObject({ name: 'Relay', description: '' });
  });

  it('is serialized and parsed without a change (S-356)', () => {
    const filled = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }).map((text) => `x${text}x`);
    const draft: fc.Arbitrary<ProductDraft> = fc.record({
      ...byFieldName(productTextInputFields, () => filled),
      isBestseller: fc.boolean(),
      isTrending: fc.boolean(),
      data: fc.constantFrom('', '{"headers":["A"],"rows":[]}', 'Size 6 way: 10 mm'),
      drawing: fc.constantFrom(null, { family: 'cable-gland', columns: { A: 'Entry thread' } }),
    });
    fc.assert(
      fc.property(draft, (written) => {
        fc.pre(!Object.values(written).some((value) => String(value).includes('\0')));
        expect(validate(productInputSchema, serializeProductDraft(written))).toEqual({
          isValid: true,
          value: { ...written, existingImages: [], imageOrder: [], imageAlts: new Map() },
        });
      }),
    );
  });

  it.each([
    '{',
    '{"family":"Cable-gland","columns":{}}',
    '{"family":"cable-gland!","columns":{}}',
    '{"family":"cable-gland","columns":{"AB":"Thread"}}',
    '{"family":"cable-gland","columns":{"A":1}}',
  ])('rejects the drawing %s', (drawing) => {
    expect(texts({ ...good, drawing })).toEqual(['This cannot be read']);
  });

  it.each(['yes', '', 2, true, null, undefined])('rejects the flag %j (O44)', (bestseller) => {
    expect(texts({ ...good, bestseller })).toEqual(['This must be 0 or 1']);
  });

  it.each([
    [{ existingImages: 'a.jpg' }, ['a.jpg']],
    [{ existingImages: ['a.jpg', 'b.jpg'], existingImagesCount: '2' }, ['a.jpg', 'b.jpg']],
    [{ existingImages: twelve, existingImagesCount: '12' }, twelve],
    [{ existingImagesCount: '0' }, []],
    [{}, []],
  ])('parses %j to the stored images %j (S-357, D-20)', (images, existingImages) => {
    expect(validate(productInputSchema, { ...good, ...images })).toMatchObject({
      value: { existingImages },
    });
  });

  it.each(['', '1 image', 'about 1', '1000'])(
    'rejects the number of stored images %j',
    (existingImagesCount) => {
      expect(
        validate(productInputSchema, { ...good, existingImages: 'a.jpg', existingImagesCount }),
      ).toMatchObject({
        problems: [
          { field: 'existingImagesCount', text: validationTexts.unreadable },
          { field: 'existingImages' },
        ],
      });
    },
  );

  it('is rejected when its list of stored images arrived incomplete (D-20)', () => {
    expect(
      validate(productInputSchema, { ...good, existingImages: 'a.jpg', existingImagesCount: '2' }),
    ).toMatchObject({
      problems: [{ field: 'existingImages' }],
    });
  });

  it('drops unknown fields (O45)', () => {
    const checked = validate(productInputSchema, {
      ...good,
      id: 1,
      __proto__: { isAdmin: true },
      role: 'owner',
    });
    expect(checked.isValid && Object.keys(checked.value)).not.toContain('role');
  });

  it('rejects NUL and texts over the maximum length', () => {
    expect(texts({ ...good, name: 'a\0b' })).toEqual(['This cannot be read']);
    expect(texts({ ...good, name: 'x'.repeat(301) })).toEqual(['Use at most 300 characters']);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void validate(productInputSchema, value)));
  });
});
