import type { SearchResultsView } from './search/searchParams.ts';

interface SearchPathOptions {
  query?: string;
  page?: number;
  view?: SearchResultsView;
}

/** Addresses of the public site. Every name in a path is encoded; no other file builds an address. */
const encodeSegment = (name: string) => encodeURIComponent(name);

export const paths = {
  home: '/',
  about: '/about-us',
  products: ({ page = 1 }: { page?: number } = {}) => (page > 1 ? `/products?page=${page}` : '/products'),
  /** A category by the names that lead to it (S-028); each name is one segment, whatever letters it has (S-413). */
  category: (names: readonly string[], { page = 1 }: { page?: number } = {}) =>
    `/category/${names.map(encodeSegment).join('/')}${page > 1 ? `?page=${page}` : ''}`,
  /** The same as the mobile menu links to it (S-051); it redirects to `category` (D-01). */
  mobileCategory: (names: readonly string[]) => `/categories/${names.map(encodeSegment).join('/')}`,
  product: (id: number) => `/product/${id}`,
  /** A category with all its product types. */
  categoryDetail: (name: string) => `/products/${encodeSegment(name)}`,
  /** A product as the category detail links to it (S-031). */
  productLink: (category: string, slug: string) =>
    `/products/${encodeSegment(category)}/${encodeSegment(slug)}`,
  bestSellers: '/best-sellers',
  cart: '/cart',
  blog: '/blog',
  article: (id: string) => `/blog/${encodeSegment(id)}`,
  /** The card of an article in the grid. */
  articleInBlog: (id: string) => `/blog#${encodeSegment(id)}`,
  contact: '/contact',
  /** The contact form with its subject set to a quote (D-13). */
  quote: '/contact?subject=quote',
  newsletter: '/newsletter',
  distributor: '/distributor',
  gallery: '/gallery',
  media: '/media',
  search: ({ query = '', page = 1, view = 'table' }: SearchPathOptions = {}) => {
    const asked = new URLSearchParams({
      ...(query === '' ? {} : { query }),
      ...(page > 1 ? { page: String(page) } : {}),
      ...(view === 'table' ? {} : { look: view }),
    });
    return asked.size === 0 ? '/search' : `/search?${asked}`;
  },
  services: '/services',
  projects: '/projects',
  testimonials: '/testimonial',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** Names of the segments after a prefix, decoded; null when their encoding is broken. Empty segments do not count. */
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
