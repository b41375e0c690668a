import * as v from 'valibot';
import type { Category } from '../model/category.ts';
import type { Product } from '../model/product.ts';
import { readFlag, readOptionalText } from '../operations/wire.ts';
import { count, id, lenient, names, nullable, optionalValue, text, version } from './fields.ts';
import { pictureField } from './pictureSchema.ts';
import { productSchema } from './productSchema.ts';
import { successEnvelope } from './envelopes.ts';

/** A category is active unless its host sends a flag other than 1. */
const active = v.optional(
  lenient<number, boolean>((value) => value === null || value === '' || readFlag(value)),
  1,
);

/** A category (S-290); `picture`, `path`, the counts and `version` are our extensions. */
export const categorySchema = v.pipe(
  v.object({
    cid: id,
    cname: text,
    cimage: pictureField,
    picture: pictureField,
    cparentname: optionalValue<string>(),
    cactive: active,
    path: names,
    product_count: count,
    subcategory_count: count,
    description: text,
    version,
  }),
  v.transform((wire): Category => {
    const parentName = readOptionalText(wire.cparentname);
    return {
      id: wire.cid,
      name: wire.cname,
      picture: wire.picture ?? wire.cimage,
      parentName,
      isActive: wire.cactive,
      path: wire.path.length > 0 ? wire.path : [...(parentName === null ? [] : [parentName]), wire.cname],
      productCount: wire.product_count,
      subcategoryCount: wire.subcategory_count,
      ...(wire.description ? { description: wire.description } : {}),
      version: wire.version,
    };
  }),
);

/**
 * Categories of a tree response (S-389). The contract states a flat list; a tree that a host nests in `children` is
 * flattened to the same list.
 */
export const categoryTreeSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((nodes) => flattenNodes(nodes)),
  v.array(categorySchema),
);

function flattenNodes(nodes: readonly unknown[]): unknown[] {
  const flat: unknown[] = [];
  const stack = [...nodes].reverse();
  while (stack.length > 0) {
    const node = stack.pop();
    flat.push(node);
    if (typeof node !== 'object' || node === null || !('children' in node)) continue;
    const { children, ...parent }: { children: unknown; cname?: unknown } = node;
    if (!Array.isArray(children)) continue;
    for (const child of children.toReversed()) {
      stack.push(v.is(v.looseObject({}), child) ? { cparentname: parent.cname, ...child } : child);
    }
  }
  return flat;
}

/** A child of a category: a product when its `kind` says so, or when it has id, name and images (S-147, D-43). */
export type CategoryChild = { kind: 'category'; category: Category } | { kind: 'product'; product: Product };

const categoryChildSchema = v.pipe(
  categorySchema,
  v.transform((category): CategoryChild => ({ kind: 'category', category })),
);
const productChildSchema = v.pipe(
  productSchema,
  v.transform((product): CategoryChild => ({ kind: 'product', product })),
);

const childSchema = v.lazy((wire): v.GenericSchema<unknown, CategoryChild> =>
  isProduct(wire) ? productChildSchema : categoryChildSchema,
);

function isProduct(wire: unknown): boolean {
  if (typeof wire !== 'object' || wire === null) return false;
  const kind = 'kind' in wire ? wire.kind : undefined;
  if (kind === 'product' || kind === 'category') return kind === 'product';
  return 'id' in wire && 'name' in wire && 'images' in wire;
}

/** Response with a category's children; our own server adds the category itself. */
export const categoryChildrenSchema = successEnvelope(
  v.pipe(
    v.object({ data: v.array(childSchema), category: nullable(categorySchema) }),
    v.transform(({ data, category }) => ({ children: data, category })),
  ),
);
