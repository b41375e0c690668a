/** A breadcrumb; the last one is the page itself. View and structured data are made from the same list (D-30). */
export interface Breadcrumb {
  label: string;
  href?: string;
}

/** A picture the page should ask for before anything else: its largest paint. */
export interface PicturePreload {
  srcSet: string;
  type: string;
  sizes: string;
  /** Only where this media query holds. */
  media?: string;
}

/** What a page says about itself outside its visible part. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Path of the page's own address; absent on pages that should not be found. */
  canonicalPath?: string;
  /** Address of a picture for previews, from the host's root. */
  image?: string;
  breadcrumbs?: readonly Breadcrumb[];
  /** More structured data, without its context. */
  structuredData?: readonly Readonly<Record<string, unknown>>[];
  /** @default 200 */
  status?: number;
  preload?: PicturePreload;
  type?: 'website' | 'article' | 'product';
}
