import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContractError, errorText } from './answers.ts';
import { resources } from './resources.ts';

const wireProduct = {
  id: '12',
  name: 'Power Contactor 9–38 A',
  description: 'Three poles',
  images: '"a.jpg","b.jpg"',
  category_id: 'Power Contactors',
  keyword: 'contactor, motor,,Contactor',
  bestseller: '1',
  trending: 0,
  data: { headers: ['Code'], rows: [{ a1: 'EV-PC-9' }] },
};

describe('a product', () => {
  it('is read from the stated shape: odd images, flags as text, category by name (S-344…S-350, S-409)', () => {
    expect(resources.product(12).read([wireProduct])).toEqual({
      id: 12,
      name: 'Power Contactor 9–38 A',
      description: 'Three poles',
      pictures: [
        { name: 'a.jpg', width: null, height: null, placeholder: null, alt: '' },
        { name: 'b.jpg', width: null, height: null, placeholder: null, alt: '' },
      ],
      category: 'Power Contactors',
      categoryPath: ['Power Contactors'],
      keywords: ['contactor', 'motor'],
      isBestseller: true,
      isTrending: false,
      specification: { status: 'ready', table: { headers: ['Code'], rows: [{ a1: 'EV-PC-9' }] } },
      version: 0,
    });
  });

  it('reads text and object data alike (S-410)', () => {
    const asText = { ...wireProduct, data: JSON.stringify(wireProduct.data) };
    expect(resources.product(12).read([asText])).toEqual(resources.product(12).read([wireProduct]));
  });

  it('takes size and placeholder from the pictures that come with it', () => {
    const known = {
      name: 'a.jpg',
      width: 1600,
      height: 1200,
      placeholder: 'data:image/webp;base64,AAAA',
      alt: 'Front',
    };
    expect(resources.product(12).read([{ ...wireProduct, pictures: [known] }])?.pictures[0]).toEqual(known);
  });

  it('takes no address as a placeholder but a picture', () => {
    const hostile = { name: 'a.jpg', width: 1, height: 1, placeholder: 'data:text/html,<script>', alt: '' };
    const read = resources.product(12).read([{ ...wireProduct, pictures: [hostile] }]);
    expect(read?.pictures[0]?.placeholder).toBeNull();
  });

  it('is null when the list is empty (O30)', () => {
    expect(resources.product(99).read([])).toBeNull();
  });
});

describe('a category', () => {
  it('is main without a parent name, empty or missing (S-290, S-055)', () => {
    const read = resources.menuCategories().read({
      success: true,
      data: [
        { cid: 1, cname: 'Relays', cimage: '', cparentname: '', cactive: 1 },
        { cid: '2', cname: 'Timers', cparentname: 'Relays', cactive: '0' },
      ],
    });
    expect(read.map(({ parentName, isActive, path }) => ({ parentName, isActive, path }))).toEqual([
      { parentName: null, isActive: true, path: ['Relays'] },
      { parentName: 'Relays', isActive: false, path: ['Relays', 'Timers'] },
    ]);
  });
});

describe('the children of a category', () => {
  const category = { cid: 5, cname: 'Glands' };
  const read = (data: unknown[]) => resources.categoryChildren('x').read({ success: true, data });

  it('are products when they have id, name and images, else categories (S-147)', () => {
    expect(read([wireProduct, category]).children.map(({ kind }) => kind)).toEqual(['product', 'category']);
  });

  it('are what they say they are (D-43)', () => {
    expect(
      read([
        { ...wireProduct, kind: 'product' },
        { ...category, kind: 'category', id: 1, name: 'x', images: '' },
      ]).children.map(({ kind }) => kind),
    ).toEqual(['product', 'category']);
  });
});

describe('an answer of another shape', () => {
  const everyResource = [
    resources.bestSellers(),
    resources.product(1),
    resources.products({ limit: 1 }),
    resources.productsByCategory('a'),
    resources.menuCategories(),
    resources.categoryChildren('a'),
    resources.categoryDetail({ category: 'a' }),
    resources.documents(),
    resources.siteMedia(['scenes/a.jpg']),
    resources.summary(),
    resources.session(),
  ];

  it.each(everyResource)('throws ContractError and nothing else: $key', ({ read }) => {
    expect(() => read({ success: false, error: 'no' })).toThrow(ContractError);
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (answer) => {
        try {
          read(answer);
        } catch (error) {
          expect(error).toBeInstanceOf(ContractError);
        }
      }),
    );
  });
});

describe('errorText', () => {
  it.each([
    [{ success: false, error: 'No', message: 'Not now' }, 'Not now'],
    [{ error: 'No' }, 'No'],
    [{ message: '  ' }, null],
    ['text', null],
    [null, null],
  ])('of %j is %j', (answer, text) => {
    expect(errorText(answer)).toBe(text);
  });
});
