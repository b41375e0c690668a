import * as v from 'valibot';
import type { Category } from '../model/category.ts';
import type { CategoryDetail, ProductLink } from '../model/categoryDetail.ts';
import { pictureNamed, type Picture } from '../model/picture.ts';
import type { Product } from '../model/product.ts';
import { documentTypes, type DocumentItem, type SiteMedia } from '../model/site.ts';
import { staffRoles, type StaffSession, type Summary } from '../model/staff.ts';
import { picturesOf, readImageNames } from '../operations/images.ts';
import { productSlug } from '../operations/names.ts';
import { readSpecification } from '../operations/specification.ts';
import { readFlag, readId, readKeywords, readName } from '../operations/wire.ts';

/** An answer that does not have the shape the contract states. */
export class ContractError extends Error {
  override name = 'ContractError';
}

// A key that is missing is read like an empty one: hosts leave out what they do not have.
const anything = v.optional(v.unknown());
const text = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
    ),
  ),
  '',
);
const id = v.pipe(v.unknown(), v.transform(readId), v.number());
const count = v.optional(v.pipe(v.unknown(), v.transform(readId)), null);
const version = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => readId(value) ?? 0),
  ),
  0,
);
const flag = v.optional(v.pipe(v.unknown(), v.transform(readFlag)), 0);
const names = v.fallback(v.array(v.string()), []);

const nullable = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.nullable(schema), null);

const picture = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  width: v.optional(nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  height: v.optional(nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  // Only a picture may be drawn from here: a foreign host must not slip in another kind of address.
  placeholder: v.optional(
    nullable(v.pipe(v.string(), v.regex(/^data:image\/(webp|jpeg|png|svg\+xml)[;,]/))),
    null,
  ),
  alt: v.optional(v.fallback(v.string(), ''), ''),
}) satisfies v.GenericSchema<unknown, Picture>;

const pictures = v.fallback(v.array(picture), []);

const productSchema = v.pipe(
  v.object({
    id,
    name: text,
    description: text,
    images: anything,
    pictures: v.optional(pictures, []),
    category_id: text,
    category_path: v.optional(names, []),
    keyword: anything,
    bestseller: flag,
    trending: flag,
    data: anything,
    version,
  }),
  v.transform((wire): Product => ({
    id: wire.id,
    name: wire.name,
    description: wire.description,
    pictures: picturesOf(readImageNames(wire.images), wire.pictures),
    category: wire.category_id,
    categoryPath:
      wire.category_path.length > 0 ? wire.category_path : wire.category_id ? [wire.category_id] : [],
    keywords: readKeywords(wire.keyword),
    isBestseller: wire.bestseller,
    isTrending: wire.trending,
    specification: readSpecification(wire.data),
    version: wire.version,
  })),
);

const categorySchema = v.pipe(
  v.object({
    cid: id,
    cname: text,
    cimage: anything,
    picture: v.optional(nullable(picture), null),
    cparentname: anything,
    cactive: v.optional(v.unknown(), 1),
    path: v.optional(names, []),
    product_count: count,
    subcategory_count: count,
    version,
  }),
  v.transform((wire): Category => {
    const image = readImageNames(wire.cimage)[0];
    const parentName = readName(wire.cparentname);
    return {
      id: wire.cid,
      name: wire.cname,
      picture: wire.picture ?? (image === undefined ? null : pictureNamed(image)),
      parentName,
      isActive: readFlag(wire.cactive),
      path: wire.path.length > 0 ? wire.path : [...(parentName === null ? [] : [parentName]), wire.cname],
      productCount: wire.product_count,
      subcategoryCount: wire.subcategory_count,
      version: wire.version,
    };
  }),
);

/** A child in a category's answer: a product when it says so, or has id, name and images (S-147, D-43). */
export type CategoryChild = { kind: 'category'; category: Category } | { kind: 'product'; product: Product };

const childSchema = v.pipe(
  v.looseObject({ kind: v.optional(v.unknown()) }),
  v.transform((wire): CategoryChild => {
    const isProduct =
      wire.kind === 'product' ||
      (wire.kind !== 'category' && 'id' in wire && 'name' in wire && 'images' in wire);
    return isProduct
      ? { kind: 'product', product: v.parse(productSchema, wire) }
      : { kind: 'category', category: v.parse(categorySchema, wire) };
  }),
);

const pictureOf = v.pipe(
  v.unknown(),
  v.transform((value): Picture | null => {
    const known = v.safeParse(picture, value);
    if (known.success) return known.output;
    const name = readImageNames(value)[0];
    return name === undefined ? null : pictureNamed(name);
  }),
);

/** A list that may be missing or damaged; then it is empty. */
const listOf = <T>(schema: v.GenericSchema<unknown, T>) => v.optional(v.fallback(v.array(schema), []), []);

const productLinkSchema = v.pipe(
  v.object({
    id,
    imageUrl: v.optional(pictureOf, null),
    picture: v.optional(pictureOf, null),
    title: text,
    imageAlt: text,
    productSlug: text,
  }),
  v.transform((wire): ProductLink => {
    const shown = wire.picture ?? wire.imageUrl;
    return {
      id: wire.id,
      title: wire.title,
      picture: shown && { ...shown, alt: shown.alt || wire.imageAlt },
      slug: wire.productSlug || productSlug(wire.title),
    };
  }),
);

const categoryDetailSchema = v.object({
  category: v.object({ title: text, description: text }),
  productTypes: listOf(v.object({ title: text, products: listOf(productLinkSchema) })),
}) satisfies v.GenericSchema<unknown, CategoryDetail>;

const documentSchema = v.object({
  id,
  serialNumber: id,
  name: text,
  type: v.picklist(documentTypes),
  size: text,
  uploadDate: text,
  filePath: text,
}) satisfies v.GenericSchema<unknown, DocumentItem>;

const sessionSchema = nullable(
  v.object({ userName: v.string(), role: v.picklist(staffRoles) }) satisfies v.GenericSchema<
    unknown,
    StaffSession
  >,
);

const summarySchema = v.object({
  products: id,
  categories: id,
  bestsellers: id,
  trending: id,
}) satisfies v.GenericSchema<unknown, Summary>;

const siteMediaSchema = v.record(v.string(), picture) satisfies v.GenericSchema<unknown, SiteMedia>;

/** The answer's schema as a function; a shape that does not fit throws `ContractError`. */
export function reader<T>(schema: v.GenericSchema<unknown, T>): (answer: unknown) => T {
  return (answer) => {
    const result = v.safeParse(schema, answer, { abortEarly: true });
    if (result.success) return result.output;
    const [issue] = result.issues;
    throw new ContractError(`${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
  };
}

/** `{success, data}`: the wrapper of every list but two. `data` alone, as `{data}`, will do. */
export function wrapped<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.object({ success: v.optional(v.unknown(), true), data: schema }),
    v.check(({ success }) => success !== false, 'success is false'),
    v.transform(({ data }) => data),
  );
}

/** A page of a list with the number of all entries; a host that does not count has sent them all. */
export interface Page<T> {
  items: readonly T[];
  total: number;
}

export function paged<T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, Page<T>> {
  return v.pipe(
    v.object({ success: v.optional(v.unknown(), true), data: v.array(schema), total: count }),
    v.check(({ success }) => success !== false, 'success is false'),
    v.transform(({ data, total }) => ({ items: data, total: total ?? data.length })),
  );
}

/** Answer of a category's children; our own server adds the category itself. */
export const childrenSchema = v.pipe(
  v.object({
    success: v.optional(v.unknown(), true),
    data: v.array(childSchema),
    category: v.optional(nullable(categorySchema), null),
  }),
  v.check(({ success }) => success !== false, 'success is false'),
  v.transform(({ data, category }) => ({ children: data, category })),
);

/** Best sellers and a product by id come as bare lists; a wrapped list is read as well. */
export const bareProducts = v.union([v.array(productSchema), wrapped(v.array(productSchema))]);

export const schemas = {
  category: categorySchema,
  categoryDetail: categoryDetailSchema,
  document: documentSchema,
  product: productSchema,
  session: sessionSchema,
  siteMedia: siteMediaSchema,
  summary: summarySchema,
} as const;

const errorSchema = v.object({ error: v.optional(v.unknown()), message: v.optional(v.unknown()) });

/** The text of an error answer, as `message` or `error` carries it; null when there is none. */
export function errorText(answer: unknown): string | null {
  const result = v.safeParse(errorSchema, answer);
  return result.success ? (readName(result.output.message) ?? readName(result.output.error)) : null;
}
