/** Parses the product and the size that a link leads to; null for another link. */
export function readChoice(href: string): { productId: number; code: string } | null {
  const { pathname, searchParams } = new URL(href);
  const id = /^\/product\/(\d{1,9})$/.exec(pathname)?.[1];
  return id === undefined ? null : { productId: Number(id), code: searchParams.get('size') ?? '' };
}
