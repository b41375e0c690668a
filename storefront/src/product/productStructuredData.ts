import type { Product, ProductSize, ProductTextField } from '@elvora/catalogue/model';
import { sizeName } from '@elvora/catalogue/operations';
import { brand } from '../content/company.json';
import { absoluteUrl } from '../runtime/document/head.ts';
import { paths } from '../site/paths.ts';

interface ProductData {
  product: Product;
  sizes: readonly ProductSize[];
  siteUrl: string;
  /** Address of the main picture. */
  image: string | undefined;
}

/** Maximum number of size properties in structured data; distinguishing columns come first. */
const maxProperties = 4;

/** A schema.org product; one with sizes is a group of variants. The catalogue has neither prices nor ratings. */
export function productStructuredData({ product, sizes, siteUrl, image }: ProductData) {
  const { id, name, category, description } = product;
  /** `undefined` leaves a field out. */
  const structuredTexts = {
    name,
    category,
    description: description.split(/\n\s*\n/)[0]?.slice(0, 500),
  } satisfies Record<ProductTextField | 'category', string | undefined>;
  const common = {
    ...structuredTexts,
    url: absoluteUrl(paths.product(id), siteUrl),
    ...(image === undefined ? {} : { image: absoluteUrl(image, siteUrl) }),
    brand: { '@type': 'Brand', name: brand.name },
  };
  if (sizes.length === 0) return { '@type': 'Product', ...common };
  const titles = distinctTitles(sizes);
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: String(id),
    hasVariant: sizes.map((size) => ({
      '@type': 'Product',
      name: sizeName(name, size.code),
      sku: size.code,
      mpn: size.code,
      url: absoluteUrl(paths.product(id, { size: size.code }), siteUrl),
      ...propertiesOf(size, titles),
    })),
  };
}

/** Returns titles of columns whose values differ between sizes. */
function distinctTitles(sizes: readonly ProductSize[]): Set<string> {
  const texts = new Map<string, Set<string>>();
  for (const { title, text } of sizes.flatMap(({ values }) => values)) {
    texts.set(title, (texts.get(title) ?? new Set()).add(text));
  }
  return new Set([...texts].filter(([title, { size }]) => title !== '' && size > 1).map(([title]) => title));
}

function propertiesOf({ variants, values }: ProductSize, titles: ReadonlySet<string>) {
  const properties = [
    ...variants.slice(0, 1).map((variant) => ({ title: 'Variant', text: variant })),
    ...values.filter(({ title }) => titles.has(title)),
  ].slice(0, maxProperties);
  if (properties.length === 0) return {};
  return {
    additionalProperty: properties.map(({ title, text }) => ({
      '@type': 'PropertyValue',
      name: title,
      value: text,
    })),
  };
}
