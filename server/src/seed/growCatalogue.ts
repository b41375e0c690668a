import { columnKey } from '@elvora/catalogue/model';
import { serializeSpecification } from '@elvora/catalogue/operations';
import type { CatalogueWriter, NewProduct, Store } from '../store/index.ts';

/** How large a catalogue is to become. */
export interface CatalogueSize {
  products: number;
  categories: number;
  /** Of all tables together. */
  cells: number;
}

export interface GrowOptions extends CatalogueSize {
  store: Store;
  now: Date;
  onProgress?: (done: number, all: number) => void;
}

const batchSize = 1000;
const columns = ['Ordering code', 'Rated current', 'Rated voltage', 'Material', 'Weight'] as const;
const kinds = [
  'Relay',
  'Contactor',
  'Cable gland',
  'Terminal block',
  'Pilot lamp',
  'Cam switch',
  'DIN rail',
] as const;
const seriesNames = ['Plug-in', 'Modular', 'Compact', 'Heavy-duty', 'Brass', 'Nylon', 'Sealed'] as const;
const materials = ['Brass', 'Nylon 66', 'Polycarbonate', 'Stainless steel'] as const;
/** Children a category has before the next one gets some. */
const childrenPerCategory = 10;

/**
 * Lets a catalogue grow to a size, to see how the product bears it: what is made depends on its number alone, so that
 * two runs make the same. What is there already counts and stays as it is.
 */
export async function growCatalogue({ store, now, onProgress, ...to }: GrowOptions): Promise<void> {
  const categories = await growCategories(store, to.categories);
  const present = await store.countProducts({});
  const pictures = [...new Set((await store.siteMedia()).map(({ name }) => name))];
  const rows = Math.round(to.cells / Math.max(1, to.products - present) / columns.length);
  for (let first = present; first < to.products; first += batchSize) {
    const last = Math.min(first + batchSize, to.products);
    await store.write(async (writer) => {
      for (let at = first; at < last; at++) {
        await writer.insertProduct(generateProduct(at, { categories, pictures, rows }), now);
      }
    });
    onProgress?.(last, to.products);
  }
}

interface Category {
  id: number;
  name: string;
}

async function growCategories(store: Store, most: number): Promise<readonly Category[]> {
  const known: Category[] = (await store.categories()).filter(({ deleted_at }) => deleted_at === null);
  while (known.length < most) {
    const last = Math.min(known.length + batchSize, most);
    await store.write(async (writer) => {
      for (let at = known.length; at < last; at++) known.push(await addCategory(writer, at, known));
    });
  }
  return known;
}

async function addCategory(
  writer: CatalogueWriter,
  at: number,
  known: readonly Category[],
): Promise<Category> {
  const name = `${pick(seriesNames, at)} ${pick(kinds, at / 7)} series ${at}`;
  const parentId = known[Math.floor(at / childrenPerCategory)]?.id ?? null;
  const id = await writer.insertCategory({ name, parentId, description: null, image: null, isActive: true });
  return { id, name };
}

interface GrowContext {
  categories: readonly Category[];
  pictures: readonly string[];
  /** Of each table. */
  rows: number;
}

function generateProduct(at: number, { categories, pictures, rows }: GrowContext): NewProduct {
  const category = categories[at % Math.max(1, categories.length)];
  const name = `${pick(seriesNames, at)} ${pick(kinds, at / 7)} ${String(at).padStart(6, '0')}`;
  const picture = pick(pictures, at);
  return {
    name,
    description: `${name} for control panels, tested to IEC 60947.`,
    keyword: `${pick(kinds, at / 7)}, ${pick(materials, at)}, IEC 60947`.toLowerCase(),
    isBestseller: at % 1000 === 0,
    isTrending: at % 1000 === 1,
    categoryId: category?.id ?? null,
    categoryName: category?.name ?? '',
    data: rows === 0 ? null : serializeSpecification({ headers: [...columns], rows: generateRows(at, rows) }),
    pictures: picture === undefined ? [] : [{ name: picture, alt: name }],
  };
}

const generateRows = (at: number, rows: number) =>
  Array.from({ length: rows }, (_row, row) =>
    Object.fromEntries(
      [
        `EL-${String(at).padStart(6, '0')}-${row}`,
        `${(row + 1) * 6} A`,
        '230 V AC',
        pick(materials, at + row) ?? '',
        `${(at % 90) + row + 10} g`,
      ].map((cell, column) => [columnKey(column), cell]),
    ),
  );

const pick = <T>(list: readonly T[], at: number): T | undefined => list[Math.floor(at) % list.length];
