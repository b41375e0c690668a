import { productTextInputFields } from '@elvora/catalogue/model';
import { isProductDrawing } from '@elvora/catalogue/operations';
import { type TableGrid, createHistory } from '@elvora/design-system/SpecTableEditor';
import { productFormFields, type ProductForm } from './productFormOps.ts';

/** A form as the browser stores it: with its files, without the undo history. */
export interface UnsavedProduct {
  form: Omit<ProductForm, 'table'> & { table: TableGrid };
  /** Version of the product that was edited; null for a new product. */
  version: number | null;
}

export function toUnsavedProduct({ table, ...form }: ProductForm, version: number | null): UnsavedProduct {
  return { form: { ...form, table: table.present }, version };
}

/** Restores a stored form; its images get ids that cannot collide with newly picked images. */
export function restoreProductForm({ form: { table, images, ...form } }: UnsavedProduct): ProductForm {
  return {
    ...form,
    images: images.map((image, at) => ({ ...image, id: `kept-${at}` })),
    table: createHistory(table),
  };
}

/** Whether a stored value is a form of this release; an earlier release may have stored other fields. */
export function isUnsavedProduct(value: unknown): value is UnsavedProduct {
  if (!isRecord(value) || !isRecord(value['form'])) return false;
  const { form, version } = value;
  const { table, images, unreadable, drawing } = form;
  return (
    (version === null || typeof version === 'number') &&
    productFormFields.every((field) => field in form) &&
    productTextInputFields.every((field) => typeof form[field] === 'string') &&
    Array.isArray(images) &&
    isRecord(table) &&
    Array.isArray(table['headers']) &&
    Array.isArray(table['rows']) &&
    (unreadable === null || typeof unreadable === 'string') &&
    (drawing === null || isProductDrawing(drawing))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
