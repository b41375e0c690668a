import { validationTexts } from '@elvora/catalogue/contract';
import {
  existingImageToken,
  type ImageToken,
  newImageToken,
  type Picture,
  type Product,
  type ProductDraft,
} from '@elvora/catalogue/model';
import { readKeywords, serializeSpecification } from '@elvora/catalogue/operations';
import {
  type Grid,
  gridFromTable,
  type History,
  createHistory,
  isSameGrid,
  newGrid,
  tableFromGrid,
} from '@elvora/design-system/SpecTableEditor';

/** A stored image of the form. */
export interface StoredImage {
  kind: 'existing';
  id: string;
  /** Its place when it was read, from 1: its name where nobody has said what it shows. */
  number: number;
  picture: Picture;
  alt: string;
}

/** A picked file of the form. */
export interface PickedImage {
  kind: 'new';
  id: string;
  file: File;
  alt: string;
}

export type FormImage = StoredImage | PickedImage;

/** Everything the product dialog holds, over all of its steps. */
export interface ProductForm {
  name: string;
  category: string;
  /** Comma-separated (S-349). */
  keywords: string;
  description: string;
  isBestseller: boolean;
  isTrending: boolean;
  /** In order; the first is the main one (S-347). */
  images: readonly FormImage[];
  table: History<Grid>;
  /** Stored text that is no table; it stays until a table takes its place (D-23). */
  unreadable: string | null;
}

/** A new product: nothing filled in, and a new table (S-372). */
export function newProductForm(): ProductForm {
  return {
    name: '',
    category: '',
    keywords: '',
    description: '',
    isBestseller: false,
    isTrending: false,
    images: [],
    table: createHistory(newGrid()),
    unreadable: null,
  };
}

export function productFormFrom(product: Product): ProductForm {
  const { specification } = product;
  return {
    name: product.name,
    category: product.category,
    keywords: product.keywords.join(', '),
    description: product.description,
    isBestseller: product.isBestseller,
    isTrending: product.isTrending,
    images: product.pictures.map((picture, index) => ({
      kind: 'existing',
      // The same picture may be there twice.
      id: `stored-${index}-${picture.name}`,
      number: index + 1,
      picture,
      alt: picture.alt,
    })),
    table: createHistory(
      gridFromTable(specification.status === 'ready' ? specification.table : { headers: [], rows: [] }),
    ),
    unreadable: specification.status === 'invalid' ? specification.raw : null,
  };
}

/** A form that begins as another product's: under a name of its own, with its images as files. */
export function copyProductForm(
  form: ProductForm,
  { name, files }: { name: string; files: readonly File[] },
): ProductForm {
  return {
    ...form,
    name,
    isBestseller: false,
    isTrending: false,
    images: files.map((file, index) => ({
      kind: 'new',
      id: `copied-${index}`,
      file,
      alt: form.images[index]?.alt ?? '',
    })),
    table: createHistory(form.table.present),
  };
}

export const productFormFields = [
  'name',
  'category',
  'keywords',
  'description',
  'isBestseller',
  'isTrending',
  'images',
  'table',
] as const;
export type ProductFormField = (typeof productFormFields)[number];

/** What keeps a form from being saved: the first that is missing, in the stated order (S-337…S-341). */
export interface ProductFormProblem {
  field: ProductFormField;
  text: string;
}

export function firstProblem(form: ProductForm): ProductFormProblem | null {
  if (form.name.trim() === '') return { field: 'name', text: validationTexts.productNameMissing };
  if (form.category.trim() === '') return { field: 'category', text: validationTexts.productCategoryMissing };
  if (readKeywords(form.keywords).length === 0)
    return { field: 'keywords', text: validationTexts.productKeywordsMissing };
  if (form.description.trim() === '')
    return { field: 'description', text: validationTexts.productDescriptionMissing };
  return null;
}

/** Where the host found something wrong, by the names of the wire. */
const wireFields: Readonly<Record<string, ProductFormField>> = {
  name: 'name',
  category_id: 'category',
  keyword: 'keywords',
  description: 'description',
  bestseller: 'isBestseller',
  trending: 'isTrending',
  images: 'images',
  existingImages: 'images',
  imageOrder: 'images',
  imageAlts: 'images',
  data: 'table',
};

export function fieldFromWireNames(names: readonly string[]): ProductFormField | null {
  return names.map((name) => wireFields[name]).find((field) => field !== undefined) ?? null;
}

/** The table as it is stored: text that could not be read stays as it is while nothing has taken its place. */
function specificationData({ table, unreadable }: ProductForm): string {
  const { headers, rows } = table.present;
  if (headers.length === 0 && rows.length === 0) return unreadable ?? '';
  return serializeSpecification(tableFromGrid(table.present));
}

export function toProductDraft(form: ProductForm): ProductDraft {
  return {
    name: form.name.trim(),
    category: form.category,
    keywords: readKeywords(form.keywords).join(', '),
    description: form.description.trim(),
    isBestseller: form.isBestseller,
    isTrending: form.isTrending,
    data: specificationData(form),
  };
}

/** The images as they are sent: files, names that stay, the order of both, and what they show. */
export function toImageUpload(images: readonly FormImage[]) {
  const files = images.flatMap((image) => (image.kind === 'new' ? [image] : []));
  const token = (image: FormImage): ImageToken =>
    image.kind === 'new' ? newImageToken(files.indexOf(image)) : existingImageToken(image.picture.name);
  return {
    images: files.map(({ file }) => file),
    keptImages: images.flatMap((image) => (image.kind === 'existing' ? [image.picture.name] : [])),
    imageOrder: images.map(token),
    imageAlts: Object.fromEntries(images.map((image) => [token(image), image.alt])),
  };
}

/** Fields in which two forms differ, in the order of the dialog. */
export function changedFields(a: ProductForm, b: ProductForm): ProductFormField[] {
  return productFormFields.filter((field) => {
    switch (field) {
      case 'images':
        return imageKeys(a.images).join('\n') !== imageKeys(b.images).join('\n');
      case 'table':
        return !isSameGrid(a.table.present, b.table.present) || a.unreadable !== b.unreadable;
      default:
        return a[field] !== b[field];
    }
  });
}

/** What makes an image itself, whichever form it stands in. */
const imageKeys = (images: readonly FormImage[]) =>
  images.map((image) => `${image.kind === 'new' ? image.id : image.picture.name} ${image.alt}`);

/** A new form counts as changed once something has been put into it, not for its empty table. */
export const isFormChanged = (form: ProductForm, first: ProductForm) => changedFields(form, first).length > 0;
