/** A resource key taken apart. */
export interface ParsedKey {
  /** Without a slash at its end. */
  path: string;
  /** The path's decoded parts: `/products/categories/A%2FB` has `products`, `categories` and `A/B`. */
  parts: readonly string[];
  query: URLSearchParams;
}

/**
 * The parts of a resource key, as whoever answers it needs them; null when its encoding is broken, or it holds a NUL,
 * which no database keeps.
 */
export function parseKey(key: string): ParsedKey | null {
  const [path = '', ...rest] = key.split('?');
  const search = rest.join('?');
  if (!path.startsWith('/')) return null;
  try {
    const encoded = path.split('/').filter((part) => part !== '');
    const parts = encoded.map(decodeURIComponent);
    // Read strictly first: `URLSearchParams` alone turns a broken encoding into other letters.
    if ([...parts, decodeURIComponent(search)].some((text) => text.includes('\0'))) return null;
    return { path: `/${encoded.join('/')}`, parts, query: new URLSearchParams(search) };
  } catch {
    return null;
  }
}
