/** A parsed resource key. */
export interface ParsedKey {
  /** Without a trailing slash. */
  path: string;
  /** The path's decoded parts: `/products/categories/A%2FB` has `products`, `categories` and `A/B`. */
  parts: readonly string[];
  query: URLSearchParams;
}

/**
 * Parses a resource key; null when its percent-encoding is malformed, or when it contains a NUL, which
 * PostgreSQL cannot store.
 */
export function parseKey(key: string): ParsedKey | null {
  const [path = '', ...rest] = key.split('?');
  const search = rest.join('?');
  if (!path.startsWith('/')) return null;
  try {
    const encoded = path.split('/').filter((part) => part !== '');
    const parts = encoded.map(decodeURIComponent);
    // `decodeURIComponent` throws for malformed input; `URLSearchParams` would silently replace it.
    if ([...parts, decodeURIComponent(search)].some((text) => text.includes('\0'))) return null;
    return { path: `/${encoded.join('/')}`, parts, query: new URLSearchParams(search) };
  } catch {
    return null;
  }
}
