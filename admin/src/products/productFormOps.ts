import {
  byFieldName,
  productFlagFields,
  productTextInputFields,
  productValueFields,
  type Picture,
  type Product,
  type ProductDrawing,
  type ProductValueField,
  type ProductValues,
} from '@elvora/catalogue/model';
import { followColumns, serializeDrawing } from '@elvora/catalogue/operations';
import type { NewImage } from '@elvora/design-system/ImageUploader';
import {
  gridFromTable,
  createHistory,
  isSameGrid,
  newGrid,
  type TableGrid,
  type History,
} from '@elvora/design-system/SpecTableEditor';

/** A stored image of the form. */
export interface StoredImage {
  kind: 'existing';
  id: string;
  /** Position in the stored product, from 1; identifies the image when it has no alternative text. */
  number: number;
  picture: Picture;
  alt: string;
}

/** A picked file of the form. */
export interface PickedImage {
  kind: 'new';
  id: string;
  /** What is uploaded: the picked file, or its cropped part. */
  file: File;
  /** The picked file and its kept part, for another crop. */
  cropped?: NewImage['cropped'];
  alt: string;
}

export type FormImage = StoredImage | PickedImage;

/** State of the product dialog, over all of its steps. */
export interface ProductForm extends ProductValues {
  /** In order; the first is the main one (S-347). */
  images: readonly FormImage[];
  table: History<TableGrid>;
  /** Stored text that is not a table; kept until a table replaces it (D-23). */
  unreadable: string | null;
  /** Null for none. */
  drawing: ProductDrawing | null;
}

/** Returns an empty form with a new table (S-372). */
export function newProductForm(): ProductForm {
  return {
    ...byFieldName(productTextInputFields, () => ''),
    ...byFieldName(productFlagFields, () => false),
    images: [],
    table: createHistory(newGrid()),
    unreadable: null,
    drawing: null,
  };
}

export function productFormFrom(product: Product): ProductForm {
  const { specification } = product;
  return {
    ...byFieldName(productTextInputFields, (field) =>
      field === 'keywords' ? product.keywords.join(', ') : product[field],
    ),
    ...byFieldName(productFlagFields, (field) => product[field]),
    images: product.pictures.map((picture, index) => ({
      kind: 'existing',
      // A product may have the same picture twice.
      id: `stored-${index}-${picture.name}`,
      number: index + 1,
      picture,
      alt: picture.alt,
    })),
    table: createHistory(
      gridFromTable(specification.status === 'ready' ? specification.table : { headers: [], rows: [] }),
    ),
    unreadable: specification.status === 'invalid' ? specification.raw : null,
    drawing: product.drawing,
  };
}

/** Returns a form for a copy of a product: with a new name, without flags, and with the images as files. */
export function copyProductForm(
  form: ProductForm,
  { name, files }: { name: string; files: readonly File[] },
): ProductForm {
  return {
    ...form,
    name,
    ...byFieldName(productFlagFields, () => false),
    images: files.map((file, index) => ({
      kind: 'new',
      id: `copied-${index}`,
      file,
      alt: form.images[index]?.alt ?? '',
    })),
    table: createHistory(form.table.present),
  };
}

/** Returns the form with a changed table and its drawing relinked to the columns (`followColumns`). */
export function withTable(form: ProductForm, table: ProductForm['table']): ProductForm {
  const { headers } = form.table.present;
  return {
    ...form,
    table,
    drawing: form.drawing && followColumns(form.drawing, headers, table.present.headers),
  };
}

export type ProductFormField = ProductValueField | 'images' | 'table' | 'drawing';
/** In the order of the dialog. */
export const productFormFields: readonly ProductFormField[] = [
  ...productValueFields,
  'images',
  'table',
  'drawing',
];

/** Returns the fields in which two forms differ, in the order of the dialog. */
export function changedFields(a: ProductForm, b: ProductForm): ProductFormField[] {
  return productFormFields.filter((field) => {
    switch (field) {
      case 'images':
        return imageKeys(a.images).join('\n') !== imageKeys(b.images).join('\n');
      case 'table':
        return !isSameGrid(a.table.present, b.table.present) || a.unreadable !== b.unreadable;
      case 'drawing':
        return serializeDrawing(a.drawing) !== serializeDrawing(b.drawing);
      default:
        return a[field] !== b[field];
    }
  });
}

/** Identifies an image across forms. */
const imageKeys = (images: readonly FormImage[]) =>
  images.map((image) => `${image.kind === 'new' ? image.id : image.picture.name} ${image.alt}`);

/** Whether a form differs from its initial state. */
export const isFormChanged = (form: ProductForm, initial: ProductForm) =>
  changedFields(form, initial).length > 0;
