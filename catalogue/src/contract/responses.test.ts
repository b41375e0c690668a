import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byFieldName, isRequiredProductField, productTextFields } from '../model/productFields.ts';
import { ContractError } from './contractError.ts';
import { errorResponseText, readErrorResponse } from './errorResponse.ts';
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

/** Optional texts. */
const optionalTexts = byFieldName(
  productTextFields.filter((field): boolean => !isRequiredProductField(field)),
  () => '',
);

describe('a product', () => {
  it('is parsed from the stated shape: quoted images, flags as text, category by name (S-344…S-350, S-409)', () => {
    expect(resources.product(12).read([wireProduct])).toEqual({
      id: 12,
      ...optionalTexts,
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
      drawing: null,
      sizeSummary: '',
      sizeFacts: [],
      articles: [],
      version: 0,
    });
  });

  it.each([[{ family: 'cable-gland', columns: { A: 'Entry thread' } }], [null]])(
    'has the drawing %j',
    (drawing) => {
      expect(resources.product(12).read([{ ...wireProduct, drawing }])?.drawing).toEqual(drawing);
    },
  );

  it('has no drawing when it cannot be read', () => {
    const drawing = { family: 'cable-gland', columns: { A: 5 } };
    expect(resources.product(12).read([{ ...wireProduct, drawing }])?.drawing).toBeNull();
  });

  it('parses text and object data alike (S-410)', () => {
    const asText = { ...wireProduct, data: JSON.stringify(wireProduct.data) };
    expect(resources.product(12).read([asText])).toEqual(resources.product(12).read([wireProduct]));
  });

  it('reads size and placeholder from `pictures`', () => {
    const picture = {
      name: 'a.jpg',
      width: 1600,
      height: 1200,
      placeholder: 'data:image/webp;base64,AAAA',
      alt: 'Front',
    };
    expect(resources.product(12).read([{ ...wireProduct, pictures: [picture] }])?.pictures[0]).toEqual(
      picture,
    );
  });

  it('accepts only data URIs of pictures as placeholders', () => {
    const hostile = { name: 'a.jpg', width: 1, height: 1, placeholder: 'data:text/html,<script>', alt: '' };
    const read = resources.product(12).read([{ ...wireProduct, pictures: [hostile] }]);
    expect(read?.pictures[0]?.placeholder).toBeNull();
  });

  it('is null when the list is empty (O30)', () => {
    expect(resources.product(99).read([])).toBeNull();
  });
});

describe('a category', () => {
  it('is a main category with an empty or missing parent name (S-290, S-055)', () => {
    const read = resources.menuCategories().read({
      success: true,
      data: [
        { cid: 1, cname: 'Relays', cimage: '', cparentname: '', cactive: 1 },
        { cid: '2', cname: 'Timers', cparentname: 'Relays', cactive: '0' },
      ],
    });
    expect(read.items.map(({ parentName, isActive, path }) => ({ parentName, isActive, path }))).toEqual([
      { parentName: null, isActive: true, path: ['Relays'] },
      { parentName: 'Relays', isActive: false, path: ['Relays', 'Timers'] },
    ]);
  });
});

describe('a category with missing or unusual fields', () => {
  const read = (wire: object) =>
    resources.menuCategories().read({ data: [{ cid: 1, cname: 'A', ...wire }] }).items[0];

  it.each([
    [{}, true],
    [{ cactive: null }, true],
    [{ cactive: '1' }, true],
    [{ cactive: 0 }, false],
    [{ cactive: '0' }, false],
  ])('%j is active: %s (S-290)', (wire, isActive) => {
    expect(read(wire)?.isActive).toBe(isActive);
  });

  it.each([
    [{ cparentname: '' }, null],
    [{ cparentname: null }, null],
    [{ cparentname: '  ' }, null],
    [{}, null],
    [{ cparentname: ' Relays ' }, 'Relays'],
  ])('%j has the parent %j (S-290, S-055)', (wire, parentName) => {
    expect(read(wire)?.parentName).toBe(parentName);
  });

  it('keeps an image URL with commas (S-290)', () => {
    const cimage = 'https://host.example/w_100,h_100/a.jpg';
    expect(read({ cimage })?.picture?.name).toBe(cimage);
    expect(read({ cimage: '' })?.picture).toBeNull();
  });
});

describe('the category tree', () => {
  it('is parsed as a flat list, also when a host nests it (S-389, S-304)', () => {
    const nested = [
      {
        cid: 1,
        cname: 'A',
        children: [{ cid: 2, cname: 'B', children: [{ cid: 3, cname: 'C', cparentname: 'B' }] }],
      },
      { cid: 4, cname: 'D', children: null },
    ];
    const read = resources.categoryTree().read({ success: true, data: nested });
    expect(read.map(({ name, parentName }) => [name, parentName])).toEqual([
      ['A', null],
      ['B', 'A'],
      ['C', 'B'],
      ['D', null],
    ]);
  });

  it('may be nested thousands deep', () => {
    let data: object[] = [];
    for (let cid = 5000; cid > 0; cid--) data = [{ cid, cname: `C${cid}`, children: data }];
    expect(resources.categoryTree().read({ data })).toHaveLength(5000);
  });
});

describe('the session', () => {
  it('is null only if the response states it', () => {
    const { read } = resources.session();
    expect(read({ success: true, data: null })).toBeNull();
    expect(read({ data: { userName: 'admin', role: 'owner' } })).toEqual({
      userName: 'admin',
      role: 'owner',
    });
    expect(() => read({ success: true })).toThrow(ContractError);
    expect(() => read({ success: true, data: { userName: 'admin', role: 'king' } })).toThrow(ContractError);
  });
});

describe('category detail', () => {
  it('is parsed from the stated shape (S-135)', () => {
    const data = {
      category: { title: 'Contactors', description: 'Three poles' },
      productTypes: [
        {
          title: 'Power',
          products: [
            { id: 3, imageUrl: 'a.jpg', title: 'PC 9 A', imageAlt: 'Front', productSlug: 'pc-9-a' },
            { id: '4', title: 'PC 12 A' },
          ],
        },
        {},
      ],
    };
    expect(resources.categoryDetail({ category: 'Contactors' }).read({ data })).toEqual({
      category: data.category,
      productTypes: [
        {
          title: 'Power',
          products: [
            {
              id: 3,
              title: 'PC 9 A',
              slug: 'pc-9-a',
              picture: { name: 'a.jpg', width: null, height: null, placeholder: null, alt: 'Front' },
            },
            { id: 4, title: 'PC 12 A', slug: 'pc-12-a', picture: null },
          ],
          total: 2,
        },
        { title: '', products: [], total: 0 },
      ],
    });
  });
});

describe('a list', () => {
  it('has its length as total when the host sends none (D-48)', () => {
    const { read } = resources.products({ limit: 1 });
    expect(read({ data: [wireProduct] }).total).toBe(1);
    expect(read({ data: [wireProduct], total: 108 }).total).toBe(108);
  });

  it.each([false, 0, '0', 'false'])(
    'is rejected for success %j, regardless of its other content (S-303, S-354)',
    (success) => {
      expect(() => resources.newProducts().read({ success, data: [] })).toThrow(ContractError);
    },
  );

  it('is parsed with and without an envelope where the contract has none (O29)', () => {
    expect(resources.bestSellers().read([wireProduct])).toHaveLength(1);
    expect(resources.bestSellers().read({ success: true, data: [wireProduct] })).toHaveLength(1);
  });

  it('reports the path of the invalid value', () => {
    expect(() => resources.bestSellers().read([wireProduct, { name: 'x' }])).toThrow(/^1\.id: /);
  });
});

describe('the children of a category', () => {
  const category = { cid: 5, cname: 'Glands' };
  const read = (data: unknown[]) => resources.categoryChildren('x').read({ success: true, data });

  it('are products when they have id, name and images, otherwise categories (S-147)', () => {
    expect(read([wireProduct, category]).children.map(({ kind }) => kind)).toEqual(['product', 'category']);
  });

  it('are rejected as a whole when one is invalid', () => {
    expect(() => read([category, { cname: 'no id' }])).toThrow(ContractError);
    expect(() => read([{ ...wireProduct, kind: 'product', id: 'x' }])).toThrow(ContractError);
  });

  it('follow their `kind` when they have one (D-43)', () => {
    expect(
      read([
        { ...wireProduct, kind: 'product' },
        { ...category, kind: 'category', id: 1, name: 'x', images: '' },
      ]).children.map(({ kind }) => kind),
    ).toEqual(['product', 'category']);
  });
});

describe('a response of another shape', () => {
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
    resources.categoryTree(),
    resources.summary(),
    resources.session(),
  ];
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true });
  // Responses that pass the envelope schema, to exercise the readers of single entries with
  // malformed values too.
  const responses = fc.oneof(
    anything,
    fc.array(anything),
    fc.record({
      success: fc.constant(true),
      data: fc.oneof(anything, fc.array(fc.oneof(anything, fc.object()))),
    }),
  );

  it.each(everyResource)('throws ContractError and nothing else: $key', ({ read }) => {
    expect(() => read({ success: false, error: 'no' })).toThrow(ContractError);
    fc.assert(
      fc.property(responses, (response) => {
        try {
          read(response);
        } catch (error) {
          expect(error).toBeInstanceOf(ContractError);
        }
      }),
    );
  });
});

describe('errorResponseText', () => {
  it.each([
    [{ success: false, error: 'No', message: 'Not now' }, 'Not now'],
    [{ error: 'No' }, 'No'],
    [{ message: '  ' }, null],
    ['text', null],
    [null, null],
  ])('of %j is %j', (response, text) => {
    expect(errorResponseText(response)).toBe(text);
  });
});

describe('readErrorResponse', () => {
  it('returns the messages of single fields', () => {
    const fields = { email: 'This is not an email address' };
    expect(readErrorResponse({ success: false, error: 'Check the form', fields })).toEqual({
      text: 'Check the form',
      fields,
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (response) => {
        expect(
          Object.values(readErrorResponse(response).fields).every((text) => typeof text === 'string'),
        ).toBe(true);
      }),
    );
    expect(readErrorResponse({ error: 'No', fields: { email: 7 } })).toEqual({ text: 'No', fields: {} });
  });
});
