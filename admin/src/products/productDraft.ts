import { type Grid, createHistory } from '@elvora/design-system/SpecTableEditor';
import { productFormFields, type ProductForm } from './productFormOps.ts';

/** A form as it is kept: with its files, without the steps to undo. */
export interface UnsavedProduct {
  form: Omit<ProductForm, 'table'> & { table: Grid };
  /** The version it was typed over; null for a new product. */
  version: number | null;
}

export function toUnsavedProduct({ table, ...form }: ProductForm, version: number | null): UnsavedProduct {
  return { form: { ...form, table: table.present }, version };
}

/** The form again; its images get ids that no image picked from now on can have. */
export function restoreProductForm({ form: { table, images, ...form } }: UnsavedProduct): ProductForm {
  return {
    ...form,
    images: images.map((image, at) => ({ ...image, id: `kept-${at}` })),
    table: createHistory(table),
  };
}

/** What was kept may be of an earlier release: a draft that does not fit the form is none. */
export function isUnsavedProduct(value: unknown): value is UnsavedProduct {
  if (!isRecord(value) || !isRecord(value['form'])) return false;
  const { form, version } = value;
  const { table, images, unreadable } = form;
  return (
    (version === null || typeof version === 'number') &&
    productFormFields.every((field) => field in form) &&
    ['name', 'category', 'keywords', 'description'].every((field) => typeof form[field] === 'string') &&
    Array.isArray(images) &&
    isRecord(table) &&
    Array.isArray(table['headers']) &&
    Array.isArray(table['rows']) &&
    (unreadable === null || typeof unreadable === 'string')
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
