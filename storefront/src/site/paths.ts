const encodeSegment = (name: string) => encodeURIComponent(name);

/** Fragment of the quote list's address that opens the dialog to paste a list. */
export const pasteListFragment = '#paste';

/** Addresses of the public site. Every name in a path is encoded; no other module builds an address. */
export const paths = {
  home: '/',
  about: '/about-us',
  products: ({ page = 1 }: { page?: number } = {}) => (page > 1 ? `/products?page=${page}` : '/products'),
  /** A category by the names of its path (S-028), each encoded as one segment (S-413). */
  category: (names: readonly string[], { page = 1 }: { page?: number } = {}) =>
    `/category/${names.map(encodeSegment).join('/')}${page > 1 ? `?page=${page}` : ''}`,
  /** Address of a category in the mobile menu (S-051); it redirects to `category` (D-01). */
  mobileCategory: (names: readonly string[]) => `/categories/${names.map(encodeSegment).join('/')}`,
  /** A product, or one of its sizes with its row in view (D-56). */
  product: (id: number, { size }: { size?: string } = {}) =>
    size === undefined ? `/product/${id}` : `/product/${id}?${new URLSearchParams({ size })}#size`,
  /** A product at a part of its long table, from 1. */
  productRows: (id: number, rows: number) =>
    `/product/${id}${rows > 1 ? `?rows=${rows}` : ''}#specifications`,
  /** A category with all its product types. */
  categoryDetail: (name: string) => `/products/${encodeSegment(name)}`,
  /** Address of a product in a category detail (S-031). */
  productLink: (category: string, slug: string) =>
    `/products/${encodeSegment(category)}/${encodeSegment(slug)}`,
  bestSellers: '/best-sellers',
  cart: '/cart',
  /** The quote list with the dialog to paste a list open. */
  pasteList: `/cart${pasteListFragment}`,
  blog: '/blog',
  article: (id: string) => `/blog/${encodeSegment(id)}`,
  /** The card of an article on the blog page. */
  articleInBlog: (id: string) => `/blog#${encodeSegment(id)}`,
  contact: '/contact',
  /** The contact form with the subject "quote" (D-13). */
  quote: '/contact?subject=quote',
  newsletter: '/newsletter',
  distributor: '/distributor',
  gallery: '/gallery',
  media: '/media',
  search: ({ query = '' }: { query?: string } = {}) =>
    query === '' ? '/search' : `/search?${new URLSearchParams({ query })}`,
  /** A comparison; `search` is its query string. */
  compare: (search = '') => `/compare${search && `?${search}`}`,
  /** The contact form with a search query filled in. */
  question: (question: string) => `/contact?${new URLSearchParams({ question })}`,
  services: '/services',
  projects: '/projects',
  testimonials: '/testimonial',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** Decoded segments of a path after its prefix, without empty ones; null when their encoding is broken. */
export function pathSegmentsAfter(prefix: string, pathname: string): string[] | null {
  if (!pathname.startsWith(prefix)) return [];
  try {
    return pathname
      .slice(prefix.length)
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}
