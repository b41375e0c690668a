/** Product names are shorter; a longer one does not come from choosing a product. */
const maxNameLength = 200;

/** Returns the first lines of a message that asks for a quote; undefined when the query names no product. */
export function quoteMessage(query: URLSearchParams): string | undefined {
  const product = (query.get('product') ?? '').trim().slice(0, maxNameLength);
  if (product === '') return undefined;
  const quantity = query.get('quantity') ?? '';
  return `${/^[1-9]\d{0,6}$/.test(quantity) ? quantity : 1} × ${product}\n`;
}
