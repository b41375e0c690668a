import { createHistory } from '@elvora/design-system/SpecTableEditor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toUnsavedProduct, restoreProductForm, isUnsavedProduct } from './productDraft.ts';
import { newProductForm } from './productFormOps.ts';

const picked = { kind: 'new', id: 'new-1', file: new File(['x'], 'a, "b".png'), alt: 'Front' } as const;

describe('an unsaved product', () => {
  it('restores every character and every file', () => {
    const text = fc.string({ unit: 'grapheme' });
    const cells = fc.array(fc.array(text, { minLength: 2, maxLength: 2 }));
    fc.assert(
      fc.property(text, text, text, cells, fc.boolean(), (name, keywords, description, rows, flag) => {
        const table = createHistory({ headers: ['Code', ''], rows });
        const form = {
          ...newProductForm(),
          name,
          keywords,
          description,
          table,
          isTrending: flag,
          images: [picked],
        };
        const stored: unknown = structuredClone(toUnsavedProduct({ ...form, images: [] }, 3));
        expect(isUnsavedProduct(stored) && restoreProductForm(stored)).toEqual({ ...form, images: [] });
        expect(restoreProductForm(toUnsavedProduct(form, 3)).images).toEqual([{ ...picked, id: 'kept-0' }]);
      }),
    );
  });

  it.each([
    null,
    'text',
    {},
    { form: {}, version: 1 },
    { ...toUnsavedProduct(newProductForm(), 1), version: '1' },
    { form: { ...toUnsavedProduct(newProductForm(), 1).form, table: null }, version: 1 },
    { form: { ...toUnsavedProduct(newProductForm(), 1).form, name: 1 }, version: 1 },
  ])('rejects %j', (value) => {
    expect(isUnsavedProduct(value)).toBe(false);
  });
});
