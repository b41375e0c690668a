/** Longer than any product name; a longer query was not created by this site. */
const maxNameLength = 200;

/**
 * Returns the start of a message for a quote request or a search query; undefined when the address
 * has neither.
 */
export function quoteMessage(query: URLSearchParams): string | undefined {
  const question = (query.get('question') ?? '').trim().slice(0, maxNameLength);
  if (question !== '') return `I am looking for: ${question}\n`;
  const product = (query.get('product') ?? '').trim().slice(0, maxNameLength);
  if (product === '') return undefined;
  const quantity = query.get('quantity') ?? '';
  return `${/^[1-9]\d{0,6}$/.test(quantity) ? quantity : 1} × ${product}\n`;
}
