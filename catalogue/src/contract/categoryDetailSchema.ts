import * as v from 'valibot';
import type { CategoryDetail, ProductLink } from '../model/categoryDetail.ts';
import { productSlug } from '../operations/names.ts';
import { count, id, listOf, text } from './fields.ts';
import { pictureField } from './pictureSchema.ts';

const productLinkSchema = v.pipe(
  v.object({
    id,
    imageUrl: pictureField,
    picture: pictureField,
    title: text,
    imageAlt: text,
    productSlug: text,
  }),
  v.transform((wire): ProductLink => {
    const picture = wire.picture ?? wire.imageUrl;
    return {
      id: wire.id,
      title: wire.title,
      picture: picture && { ...picture, alt: picture.alt || wire.imageAlt },
      slug: wire.productSlug || productSlug(wire.title),
    };
  }),
);

/** Second data source of the category pages (S-135); `picture` is our extension. */
export const categoryDetailSchema = v.object({
  category: v.object({ title: text, description: text }),
  productTypes: listOf(
    v.pipe(
      v.object({ title: text, products: listOf(productLinkSchema), total: count }),
      v.transform(({ total, ...type }) => ({ ...type, total: total ?? type.products.length })),
    ),
  ),
}) satisfies v.GenericSchema<unknown, CategoryDetail>;
