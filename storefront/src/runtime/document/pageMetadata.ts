/** A breadcrumb; the last one is the page itself. View and structured data share the list (D-30). */
export interface Breadcrumb {
  label: string;
  href?: string;
}

/** Preload of the image that is the largest contentful paint. */
export interface PicturePreload {
  srcSet: string;
  type: string;
  sizes: string;
  /** Media query of the preload. */
  media?: string;
}

/** Contents of a page's `<head>`, and its HTTP status. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Path of the canonical address; omit it to keep the page out of search engines. */
  canonicalPath?: string;
  /** Image for link previews, absolute or from the root. */
  image?: string;
  breadcrumbs?: readonly Breadcrumb[];
  /** JSON-LD besides the breadcrumbs, without `@context`. */
  structuredData?: readonly Readonly<Record<string, unknown>>[];
  /** Address that answers instead of this page, with its query and fragment; a temporary redirect. */
  redirectTo?: string;
  /** @default 200 */
  status?: number;
  preload?: PicturePreload;
  type?: 'website' | 'article' | 'product';
}
