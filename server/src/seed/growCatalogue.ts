import { serializeSpecification } from '@elvora/catalogue/operations';
import type { CatalogueWriter, NewProduct, Store } from '../store/index.ts';
import { readCatalogueContent } from './content.ts';
import { repeatTable, tableFamilies, type TableFamily } from './tableFamilies.ts';

/** Target size of a catalogue. */
export interface CatalogueSize {
  products: number;
  categories: number;
  /** Total of the cells of all generated tables. */
  cells: number;
}

export interface GrowOptions extends CatalogueSize {
  store: Store;
  now: Date;
  onProgress?: (done: number, all: number) => void;
}

const batchSize = 1000;
const productTypes = [
  'Relay',
  'Contactor',
  'Cable gland',
  'Terminal block',
  'Pilot lamp',
  'Cam switch',
  'DIN rail',
] as const;
const seriesNames = ['Plug-in', 'Modular', 'Compact', 'Heavy-duty', 'Brass', 'Nylon', 'Sealed'] as const;
/** Branching factor of the generated category tree. */
const childrenPerCategory = 10;

/**
 * Fills a catalogue with generated entries up to a size, for load tests: products of all families of the seed
 * in rotation, with their texts and tables. Entries depend only on their index, so runs are reproducible.
 * Existing entries count towards the size and stay unchanged.
 */
export async function growCatalogue({ store, now, onProgress, ...target }: GrowOptions): Promise<void> {
  const categories = await growCategories(store, target.categories);
  const existing = await store.countProducts({});
  const pictures = [...new Set((await store.siteMedia()).map(({ name }) => name))];
  const families = tableFamilies(await readCatalogueContent());
  const cells = target.cells / Math.max(1, target.products - existing);
  for (let start = existing; start < target.products; start += batchSize) {
    const end = Math.min(start + batchSize, target.products);
    await store.write(async (writer) => {
      for (let index = start; index < end; index++) {
        await writer.insertProduct(generateProduct(index, { categories, pictures, families, cells }), now);
      }
    });
    onProgress?.(end, target.products);
  }
}

interface Category {
  id: number;
  name: string;
}

async function growCategories(store: Store, count: number): Promise<readonly Category[]> {
  const categories: Category[] = (await store.categories()).filter(({ deleted_at }) => deleted_at === null);
  while (categories.length < count) {
    const end = Math.min(categories.length + batchSize, count);
    await store.write(async (writer) => {
      for (let index = categories.length; index < end; index++) {
        categories.push(await addCategory(writer, index, categories));
      }
    });
  }
  return categories;
}

async function addCategory(
  writer: CatalogueWriter,
  index: number,
  categories: readonly Category[],
): Promise<Category> {
  const name = `${pick(seriesNames, index)} ${pick(productTypes, index / 7)} series ${index}`;
  const parentId = categories[Math.floor(index / childrenPerCategory)]?.id ?? null;
  const id = await writer.insertCategory({ name, parentId, description: null, image: null, isActive: true });
  return { id, name };
}

interface GrowContext {
  categories: readonly Category[];
  pictures: readonly string[];
  families: readonly TableFamily[];
  /** Average number of cells per table. */
  cells: number;
}

function generateProduct(index: number, { categories, pictures, families, cells }: GrowContext): NewProduct {
  const category = categories[index % Math.max(1, categories.length)];
  const family = pick(families, index);
  const name = `${family?.name ?? ''} ${String(index).padStart(6, '0')}`.trim();
  const picture = pick(pictures, index);
  return {
    name,
    description: family?.description ?? name,
    keyword: family?.keyword ?? '',
    isBestseller: index % 1000 === 0,
    isTrending: index % 1000 === 1,
    categoryId: category?.id ?? null,
    categoryName: category?.name ?? '',
    data: family && cells > 0 ? generateTable(family, index, cells) : null,
    drawing: null,
    acceptedIssues: null,
    pictures: picture === undefined ? [] : [{ name: picture, alt: name }],
  };
}

/** Wide tables have fewer rows than narrow ones: all have about the same number of cells. */
function generateTable(family: TableFamily, number: number, cells: number): string {
  const rowCount = Math.max(1, Math.round(cells / family.table.headers.length));
  return serializeSpecification(repeatTable(family, { number, rowCount }));
}

const pick = <T>(list: readonly T[], index: number): T | undefined => list[Math.floor(index) % list.length];
