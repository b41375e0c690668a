import { fixturePicture, newProduct } from '@elvora/catalogue/fixtures';
import type { SpecificationTable } from '@elvora/catalogue/model';
import {
  gridFromTable,
  createHistory,
  tableFromGrid,
  type SpecTableContent,
} from '@elvora/design-system/SpecTableEditor';
import { describe, expect, it } from 'vitest';
import {
  copyProductForm,
  changedFields,
  productFormFrom,
  isFormChanged,
  newProductForm,
  withTable,
} from './productFormOps.ts';
import { toProductDraft } from './productRequestOps.ts';

const picture = fixturePicture(1);
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

describe('a product form', () => {
  const product = newProduct({ id: 4, name: 'Relay', pictures: [picture, picture] });

  it('is unchanged at first', () => {
    expect(isFormChanged(productFormFrom(product), productFormFrom(product))).toBe(false);
    expect(isFormChanged(newProductForm(), newProductForm())).toBe(false);
  });

  it('lists the fields that differ', () => {
    const form = productFormFrom(product);
    const other = {
      ...form,
      name: 'Relay 2',
      isTrending: !form.isTrending,
      images: form.images.slice(1),
      table: createHistory({ headers: ['x'], rows: [] }),
    };
    expect(changedFields(form, other)).toEqual(['name', 'isTrending', 'images', 'table']);
  });

  it('keeps the links of its drawing on the columns that they name (S-374)', () => {
    const drawing = { family: 'cable-gland', columns: { A: 'Thread', S: 'Spanner' } };
    const table = createHistory({ headers: ['Code', 'Thread', 'Spanner'], rows: [] });
    const form = { ...newProductForm(), table, drawing };
    const removed = withTable(form, createHistory({ headers: ['Code', 'Spanner'], rows: [] }));
    expect(toProductDraft(removed).drawing).toEqual({ family: 'cable-gland', columns: { S: 'Spanner' } });
    const renamed = withTable(form, createHistory({ headers: ['Code', 'Entry', 'Spanner'], rows: [] }));
    expect(renamed.drawing?.columns).toEqual({ A: 'Entry', S: 'Spanner' });
    expect(changedFields(form, renamed)).toEqual(['table', 'drawing']);
  });

  it('becomes a copy with its images as files and without flags', () => {
    const copy = copyProductForm(productFormFrom(product), { name: 'Relay (copy)', files: [file('1.jpg')] });
    expect(copy).toMatchObject({ name: 'Relay (copy)', isBestseller: false, isTrending: false });
    expect(copy.images).toMatchObject([{ kind: 'new', alt: picture.alt }]);
    expect(copy.table.past).toEqual([]);
  });
});

it('catalogue and editor share the type of a table', () => {
  const stored: SpecificationTable = { headers: ['Code'], rows: [{ a1: 'EV-1' }] };
  const edited: SpecTableContent = stored;
  const sent: SpecificationTable = edited;
  expect(tableFromGrid(gridFromTable(sent))).toEqual(stored);
});
