import type { CompressedBody } from '../api/compression.ts';

/** A page as it goes out. */
export interface CachedPage {
  status: number;
  /** Type, policy, tag: what comes besides the headers of every document. */
  headers: Readonly<Record<string, string>>;
  identity: Buffer;
  body: CompressedBody;
}

export interface PageCache {
  get(key: string, edition: string): CachedPage | undefined;
  set(key: string, edition: string, page: CachedPage): void;
  readonly bytes: number;
}

/**
 * Keeps pages of one edition (catalogue version and day): the first page of a newer one empties it. When it is full the
 * page that has not been asked for longest goes (O81).
 */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new Map<string, CachedPage>();
  let edition = '';
  let bytes = 0;

  const remove = (key: string) => {
    const page = pages.get(key);
    if (page) bytes -= pageBytes(page);
    pages.delete(key);
  };

  return {
    get bytes() {
      return bytes;
    },
    get(key, wanted) {
      const page = wanted === edition ? pages.get(key) : undefined;
      if (page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    set(key, made, page) {
      if (made !== edition) {
        pages.clear();
        bytes = 0;
        edition = made;
      }
      remove(key);
      if (pageBytes(page) > maxBytes) return;
      pages.set(key, page);
      bytes += pageBytes(page);
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}

/** The text alone: what it is packed to is a small part of it. */
const pageBytes = ({ identity }: CachedPage) => identity.length;
