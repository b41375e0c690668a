/** Longer than any product name; a longer query was not created by this site. */
const maxNameLength = 200;

/** Returns the first lines of a quote request; undefined when the query has no product. */
export function quoteMessage(query: URLSearchParams): string | undefined {
  const product = (query.get('product') ?? '').trim().slice(0, maxNameLength);
  if (product === '') return undefined;
  const quantity = query.get('quantity') ?? '';
  return `${/^[1-9]\d{0,6}$/.test(quantity) ? quantity : 1} × ${product}\n`;
}
