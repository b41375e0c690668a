/** Names are not longer; what is, nobody has written by choosing a product. */
const maxNameLength = 200;

/** What the message of somebody begins with who wants a quote for one product; undefined when no product is named. */
export function quoteMessage(query: URLSearchParams): string | undefined {
  const product = (query.get('product') ?? '').trim().slice(0, maxNameLength);
  if (product === '') return undefined;
  const quantity = query.get('quantity') ?? '';
  return `${/^[1-9]\d{0,6}$/.test(quantity) ? quantity : 1} × ${product}\n`;
}
