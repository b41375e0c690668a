import type { QuoteItem } from '@elvora/catalogue/model';
import {
  findSize,
  nameKey,
  packText,
  productSlug,
  quoteItemText,
  readSizes,
  readSpecification,
  sizeName,
  variantText,
} from '@elvora/catalogue/operations';
import type { ProductRow, Store } from '../store/index.ts';

/** Number of products read at a time. */
const chunkSize = 100;

/**
 * Formats the lines of a quote request for the sender, in the catalogue's wording: with product and code if
 * the catalogue has them, otherwise only by their position. No submitted text is repeated, because anyone can
 * submit anyone's address.
 */
export async function confirmedLines(
  { products }: Pick<Store, 'products'>,
  items: readonly QuoteItem[],
): Promise<string[]> {
  const requested = items.map(toItem);
  const slugs = [
    ...new Set(requested.flatMap((candidates) => candidates.map(({ product }) => productSlug(product)))),
  ];
  const byName = new Map<string, ProductRow[]>();
  for (let start = 0; start < slugs.length; start += chunkSize) {
    for (const product of await products({ slugs: slugs.slice(start, start + chunkSize) })) {
      const key = nameKey(product.name);
      byName.set(key, [...(byName.get(key) ?? []), product]);
    }
  }
  const sizesOf = cacheSizes();
  const confirm = ({ product, code }: Item, quantity: number): string | null => {
    for (const row of byName.get(nameKey(product)) ?? []) {
      if (code === '') return `${quantity} × ${row.name}`;
      const size = findSize(sizesOf(row), code);
      if (!size) continue;
      const name = sizeName(row.name, size.code);
      const line = { name, quantity, variant: variantText(size), pack: packText(size), note: '' };
      return quoteItemText({ ...line, product: row.name, code: size.code, image: '' });
    }
    return null;
  };
  return items.map(
    ({ quantity }, index) =>
      requested[index]?.map((item) => confirm(item, quantity)).find((line) => line !== null) ??
      `${quantity} × line ${index + 1} of your list, as you wrote it`,
  );
}

interface Item {
  product: string;
  code: string;
}

/** Returns the items a line may refer to: earlier versions joined product and code in its name (D-56). */
function toItem({ name, product, code }: QuoteItem): Item[] {
  const [, ownProduct = '', ownCode = ''] = /^(.+) – (\S.*)$/su.exec(name) ?? [];
  return [
    { product, code },
    ...(code === '' && ownCode !== '' ? [{ product: ownProduct, code: ownCode }] : []),
  ];
}

function cacheSizes() {
  const known = new Map<number, ReturnType<typeof readSizes>>();
  return ({ id, data }: ProductRow) => {
    const sizes = known.get(id) ?? readSizes(readSpecification(data));
    known.set(id, sizes);
    return sizes;
  };
}
