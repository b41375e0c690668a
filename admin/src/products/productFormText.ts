import { productFields, productFlagFields, productTextInputFields } from '@elvora/catalogue/model';
import { texts } from '../texts.ts';
import type { ProductForm } from './productFormOps.ts';

/** Returns the form as text for the clipboard: a line per field, then the table with tabs as in a spreadsheet. */
export function productFormText(form: ProductForm): string {
  const { headers, rows } = form.table.present;
  const { products } = texts;
  return [
    ...productTextInputFields.map((field) => `${productFields[field].label}: ${form[field].trim()}`),
    ...productFlagFields.map(
      (field) => `${productFields[field].label}: ${form[field] ? products.yes : products.no}`,
    ),
    ...(headers.length === 0
      ? [form.unreadable ?? '']
      : ['', ...[headers, ...rows].map((cells) => cells.join('\t'))]),
  ]
    .join('\n')
    .trim();
}
