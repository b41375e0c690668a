import * as v from 'valibot';
import type { ProductDrawing } from '../model/productDrawing.ts';
import type { Product } from '../model/product.ts';
import { byFieldName, byWireName, productFields, productTextFields } from '../model/productFields.ts';
import { resolvePictures, readImageNames } from '../operations/images.ts';
import { readSpecification } from '../operations/specification.ts';
import { isProductDrawing } from '../operations/productDrawings.ts';
import { readKeywords } from '../operations/wire.ts';
import { flag, id, listOf, names, nullable, optionalValue, text, version } from './fields.ts';
import { pictureSchema } from './pictureSchema.ts';

/**
 * A product (S-344…S-350); `pictures`, `category_path`, `size_summary`, `size_facts`, `articles` and
 * `version` are our extensions.
 */
export const productSchema = v.pipe(
  v.object({
    id,
    ...byWireName(productTextFields, () => text),
    /** Names, comma-separated (S-345). */
    images: optionalValue<string>(),
    pictures: listOf(pictureSchema),
    category_id: text,
    category_path: names,
    keyword: optionalValue<string>(),
    bestseller: flag,
    trending: flag,
    data: optionalValue<string | null>(),
    drawing: nullable(v.custom<ProductDrawing>(isProductDrawing)),
    matching_rows: optionalValue<number>(),
    size_summary: text,
    size_facts: listOf(v.object({ label: text, text })),
    articles: listOf(v.object({ id: v.pipe(v.string(), v.nonEmpty()), title: text, date: text })),
    version,
  }),
  v.transform((wire): Product => ({
    id: wire.id,
    ...byFieldName(productTextFields, (field) => wire[productFields[field].wireName]),
    pictures: resolvePictures(readImageNames(wire.images), wire.pictures),
    category: wire.category_id,
    categoryPath:
      wire.category_path.length > 0 ? wire.category_path : wire.category_id ? [wire.category_id] : [],
    keywords: readKeywords(wire.keyword),
    isBestseller: wire.bestseller,
    isTrending: wire.trending,
    specification: readSpecification(wire.data),
    drawing: wire.drawing,
    sizeSummary: wire.size_summary,
    sizeFacts: wire.size_facts,
    articles: wire.articles,
    ...(typeof wire.matching_rows === 'number' ? { matchingRowCount: wire.matching_rows } : {}),
    version: wire.version,
  })),
);
