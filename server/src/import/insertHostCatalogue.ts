import {
  byFieldName,
  type Category,
  type ParsedSpecification,
  type Product,
  productTextFields,
} from '@elvora/catalogue/model';
import { nameKey, serializeDrawing, serializeSpecification } from '@elvora/catalogue/operations';
import type { StoredPicture } from '../media/mediaLibrary.ts';
import type { CatalogueWriter } from '../store/index.ts';
import type { ImportReport } from './importReport.ts';
import type { HostCatalogue } from './readHostCatalogue.ts';

export interface ImportData {
  catalogue: HostCatalogue;
  pictures: ReadonlyMap<string, StoredPicture>;
  report: ImportReport;
  /** JSON of the accepted issues, by `nameKey` of the product that had them before. @default none */
  acceptedIssues?: ReadonlyMap<string, string>;
  now: Date;
}

/**
 * Highest id that an import keeps. Ids end at 2,147,483,647, in addresses and in PostgreSQL, and later
 * entries get ids above the highest.
 */
const maxImportedId = 1_000_000_000;

/** Whether an entry keeps its id: those outside the range would make it or later ones unreachable. */
const isImportableId = (id: number) => id >= 1 && id <= maxImportedId;

/** Inserts the catalogue with its ids, and adds deviations to the report. */
export async function insertHostCatalogue(writer: CatalogueWriter, data: ImportData): Promise<void> {
  const { catalogue, pictures, report, acceptedIssues, now } = data;
  for (const picture of new Map([...pictures.values()].map((stored) => [stored.name, stored])).values()) {
    await writer.insertPicture(picture, now);
  }
  const categoryIds = await insertCategories(writer, data);
  const owners = firstOwners(catalogue.products);
  // Entries with a new id come last: it follows the highest id, which another product could have.
  for (const product of catalogue.products.toSorted(
    (a, b) => Number(owners.get(b.id) === b) - Number(owners.get(a.id) === a),
  )) {
    const label = `Product ${product.id} ${product.name}`;
    const categoryId = categoryIds.get(nameKey(product.category)) ?? null;
    if (categoryId === null) report.problems.push(`${label}: there is no category ${product.category}`);
    const keepsId = owners.get(product.id) === product;
    if (!keepsId) {
      const reason = isImportableId(product.id) ? 'is already used' : idOutOfRange;
      report.problems.push(`${label}: its id ${reason}; imported with a new id`);
    }
    if (product.specification.status === 'invalid') {
      report.problems.push(
        `${label}: its table cannot be read (${product.specification.reason}); imported unchanged`,
      );
    }
    await writer.insertProduct(
      {
        ...(keepsId ? { id: product.id } : {}),
        ...toProductFields(product),
        acceptedIssues: acceptedIssues?.get(nameKey(product.name)) ?? null,
        categoryId,
        pictures: product.pictures.flatMap(({ name, alt }) => {
          const picture = pictures.get(name);
          return picture ? [{ name: picture.name, alt: alt === '' ? product.name : alt }] : [];
        }),
      },
      now,
    );
    report.products += 1;
  }
}

const idOutOfRange = `is not between 1 and ${maxImportedId.toLocaleString('en')}`;

/** Returns the first product of each id that an import keeps. */
function firstOwners(products: readonly Product[]): Map<number, Product> {
  const owners = new Map<number, Product>();
  for (const product of products) {
    if (isImportableId(product.id) && !owners.has(product.id)) owners.set(product.id, product);
  }
  return owners;
}

const toProductFields = (product: Product) => ({
  ...byFieldName(productTextFields, (field) => product[field]),
  keyword: product.keywords.join(', '),
  isBestseller: product.isBestseller,
  isTrending: product.isTrending,
  categoryName: product.category,
  data: specificationData(product.specification),
  drawing: serializeDrawing(product.drawing),
});

function specificationData(specification: ParsedSpecification): string | null {
  if (specification.status === 'none') return null;
  return specification.status === 'invalid' ? specification.raw : serializeSpecification(specification.table);
}

/**
 * Inserts parents before their children. A category whose parent is missing, or part of a cycle, becomes a main category
 * and is reported.
 */
async function insertCategories(
  writer: CatalogueWriter,
  { catalogue, pictures, report }: ImportData,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const pending = new Map<string, Category>();
  for (const category of catalogue.categories) {
    const key = nameKey(category.name);
    if (pending.has(key)) report.problems.push(`Category ${category.name}: appears twice; imported once`);
    else pending.set(key, category);
  }
  const insert = async (key: string, category: Category, parentId: number | null) => {
    pending.delete(key);
    const image = category.picture ? (pictures.get(category.picture.name)?.name ?? null) : null;
    const { id, name, isActive } = category;
    const keepsId = isImportableId(id) && ![...ids.values()].includes(id);
    if (!isImportableId(id)) {
      report.problems.push(`Category ${name}: its id ${idOutOfRange}; imported with a new id`);
    }
    const row = { ...(keepsId ? { id } : {}), name, parentId, description: null, image, isActive };
    ids.set(key, await writer.insertCategory(row));
    report.categories += 1;
  };
  while (pending.size > 0) {
    const before = pending.size;
    for (const [key, category] of pending) {
      const parentId = category.parentName === null ? null : ids.get(nameKey(category.parentName));
      if (parentId !== undefined) await insert(key, category, parentId);
    }
    if (pending.size < before) continue;
    // Missing parents first; the remaining categories form cycles, which are broken one at a time.
    const [key, category] =
      [...pending].find(([, { parentName }]) => !pending.has(nameKey(parentName ?? ''))) ??
      [...pending][0] ??
      [];
    if (key === undefined || category === undefined) break;
    report.problems.push(
      `Category ${category.name}: its parent ${category.parentName} is missing or below it; imported as a main category`,
    );
    await insert(key, category, null);
  }
  return ids;
}
