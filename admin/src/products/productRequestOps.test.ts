import { newProduct } from '@elvora/catalogue/fixtures';
import { createHistory } from '@elvora/design-system/SpecTableEditor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormImage, productFormFrom, newProductForm } from './productFormOps.ts';
import { toProductDraft, fieldFromWireNames, firstProblem, toImageUpload } from './productRequestOps.ts';

const filled = {
  ...newProductForm(),
  name: 'Gland',
  category: 'Cable Glands',
  keywords: 'brass',
  description: 'Brass gland',
};
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const stored = (name: string, alt = ''): FormImage => ({
  kind: 'existing',
  id: name,
  number: 1,
  picture: { name, width: 10, height: 10, placeholder: null, alt },
  alt,
});

describe('the checks before a save', () => {
  it.each([
    ['Product name is required (S-337)', { name: '  ' }, 'name', 'Product name is required'],
    ['Category is required (S-338)', { category: '' }, 'category', 'Category is required'],
    ['Keywords are required (S-339)', { keywords: ' , ,' }, 'keywords', 'Keywords are required'],
    ['Description is required (S-340)', { description: '\n ' }, 'description', 'Description is required'],
  ])('report "%s"', (_line, blank, field, text) => {
    expect(firstProblem({ ...filled, ...blank })).toEqual({ field, text });
  });

  it('report the first problem in the stated order (S-341)', () => {
    const order = ['name', 'category', 'keywords', 'description'] as const;
    fc.assert(
      fc.property(fc.subarray([...order], { minLength: 1 }), (blank) => {
        const form = { ...filled, ...Object.fromEntries(blank.map((field) => [field, ' '])) };
        expect(firstProblem(form)?.field).toBe(order.find((field) => blank.includes(field)));
      }),
    );
    expect(firstProblem(filled)).toBeNull();
  });
});

describe('the request of a save', () => {
  it('is trimmed, keywords once each (S-342, S-349)', () => {
    expect(
      toProductDraft({ ...filled, name: ' Gland ', keywords: ' brass,M20 ,Brass, ', description: ' d ' }),
    ).toMatchObject({
      name: 'Gland',
      keywords: 'brass, M20',
      description: 'd',
    });
  });

  it('contains the table with gapless keys (S-371), and invalid table data as it was (D-23)', () => {
    const table = createHistory({ headers: ['Code'], rows: [['EV-1']] });
    expect(toProductDraft({ ...filled, table }).data).toBe('{"headers":["Code"],"rows":[{"a1":"EV-1"}]}');
    const invalid = newProduct({
      id: 1,
      name: 'A',
      specification: { status: 'invalid', raw: '{"headers":', reason: 'x' },
    });
    expect(toProductDraft(productFormFrom(invalid)).data).toBe('{"headers":');
    expect(toProductDraft({ ...productFormFrom(invalid), table }).data).toContain('EV-1');
    const none = newProduct({ id: 1, name: 'A', specification: { status: 'none' } });
    expect(toProductDraft(productFormFrom(none)).data).toBe('');
  });

  it('lists stored and picked images in one order (S-357, S-358)', () => {
    const images: FormImage[] = [
      { kind: 'new', id: 'n1', file: file('a.png'), alt: 'Front' },
      stored('old, with "comma".jpg', 'Side'),
      { kind: 'new', id: 'n2', file: file('b.png'), alt: '' },
    ];
    const sent = toImageUpload(images);
    expect(sent.images.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
    expect(sent.keptImages).toEqual(['old, with "comma".jpg']);
    expect(sent.imageOrder).toEqual(['new:0', 'existing:old, with "comma".jpg', 'new:1']);
    expect(sent.imageAlts).toEqual({
      'new:0': 'Front',
      'existing:old, with "comma".jpg': 'Side',
      'new:1': '',
    });
    expect(toImageUpload([])).toEqual({ images: [], keptImages: [], imageOrder: [], imageAlts: {} });
  });
});

describe('an error response', () => {
  it.each([
    [['category_id'], 'category'],
    [['unknown', 'images'], 'images'],
    [['data'], 'table'],
    [['drawing'], 'drawing'],
    [[], null],
  ])('finds the field of %j', (names, field) => {
    expect(fieldFromWireNames(names)).toBe(field);
  });
});
