import {
  byFieldName,
  type Category,
  type ParsedSpecification,
  type Product,
  productTextFields,
} from '@elvora/catalogue/model';
import { nameKey, serializeSpecification } from '@elvora/catalogue/operations';
import type { StoredPicture } from '../media/mediaLibrary.ts';
import type { CatalogueWriter } from '../store/index.ts';
import type { ImportReport } from './importReport.ts';
import type { HostCatalogue } from './readHostCatalogue.ts';

export interface ImportData {
  catalogue: HostCatalogue;
  pictures: ReadonlyMap<string, StoredPicture>;
  report: ImportReport;
  now: Date;
}

/** Inserts the catalogue with its ids, and adds deviations to the report. */
export async function insertHostCatalogue(writer: CatalogueWriter, data: ImportData): Promise<void> {
  const { catalogue, pictures, report, now } = data;
  for (const picture of new Map([...pictures.values()].map((stored) => [stored.name, stored])).values()) {
    await writer.insertPicture(picture, now);
  }
  const categoryIds = await insertCategories(writer, data);
  const usedIds = new Set<number>();
  for (const product of catalogue.products) {
    const label = `Product ${product.id} ${product.name}`;
    const categoryId = categoryIds.get(nameKey(product.category)) ?? null;
    if (categoryId === null) report.problems.push(`${label}: there is no category ${product.category}`);
    if (usedIds.has(product.id)) {
      report.problems.push(`${label}: its id is already used; imported with a new id`);
    }
    if (product.specification.status === 'invalid') {
      report.problems.push(
        `${label}: its table cannot be read (${product.specification.reason}); imported unchanged`,
      );
    }
    const id = await writer.insertProduct(
      {
        ...(usedIds.has(product.id) ? {} : { id: product.id }),
        ...toProductFields(product),
        categoryId,
        pictures: product.pictures.flatMap(({ name, alt }) => {
          const picture = pictures.get(name);
          return picture ? [{ name: picture.name, alt: alt === '' ? product.name : alt }] : [];
        }),
      },
      now,
    );
    usedIds.add(id);
    report.products += 1;
  }
}

const toProductFields = (product: Product) => ({
  ...byFieldName(productTextFields, (field) => product[field]),
  keyword: product.keywords.join(', '),
  isBestseller: product.isBestseller,
  isTrending: product.isTrending,
  categoryName: product.category,
  data: specificationData(product.specification),
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
    const isTaken = [...ids.values()].includes(id);
    const row = { ...(isTaken ? {} : { id }), name, parentId, description: null, image, isActive };
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
