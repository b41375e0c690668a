import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { aboutMedia } from '../about/aboutMedia.ts';
import { canonicalCategoryPath } from '../category/categoryPage.ts';
import { dataFromResults, type ResourceResults } from '../data/resourceResults.ts';
import { resourceRef, type ResourceRef } from '../data/resourceRef.ts';
import { galleryMedia } from '../gallery/galleryMedia.ts';
import { homeMedia } from '../home/homeMedia.ts';
import { pathSegmentsAfter, paths } from '../paths.ts';
import { productsWithSlug } from '../product/productLink.ts';
import { resultsPerPage, searchQuery } from '../search/searchParams.ts';
import { pageNumber, productsPerPage, productsPerType } from './paging.ts';

export interface RouteModule {
  Route: ComponentType;
}

export interface RouteDefinition {
  /** Pattern of the path. */
  path: string;
  /** Source of the module, as the build's manifest names it. */
  module: string;
  load: () => Promise<RouteModule>;
  /** It asks or restores something by itself: it is hydrated at once, all others when somebody turns to them. */
  isEager?: true;
  /** Resources of the page, beside those of every page; asked again with the answers that are known. */
  resources: (address: RouteRequest) => readonly ResourceRef[];
  /** Where the address really leads, as far as the answers tell; null when it is the right one. */
  redirect?: (address: RouteRequest) => string | null;
}

export interface RouteRequest {
  pathname: string;
  query: URLSearchParams;
  params: Readonly<Record<string, string | undefined>>;
  results: ResourceResults;
}

/** What every page needs: the header's menu. */
const layoutResources = [resourceRef('menuCategories')] as const;

export const routes: readonly RouteDefinition[] = [
  {
    path: '/',
    module: 'src/home/HomeRoute.tsx',
    load: () => import('../home/HomeRoute.tsx'),
    resources: () => [resourceRef('bestSellers'), resourceRef('siteMedia', homeMedia)],
  },
  {
    path: '/category/*',
    module: 'src/category/CategoryRoute.tsx',
    load: () => import('../category/CategoryRoute.tsx'),
    resources: ({ pathname }) => {
      const name = pathSegmentsAfter('/category/', pathname)?.at(-1);
      return name === undefined ? [] : [resourceRef('categoryChildren', name)];
    },
    redirect: ({ pathname, results }) => {
      const name = pathSegmentsAfter('/category/', pathname)?.at(-1);
      if (name === undefined) return paths.products();
      const category = dataFromResults(results, resourceRef('categoryChildren', name))?.category;
      return category ? canonicalCategoryPath(category, pathname) : null;
    },
  },
  {
    path: '/categories/*',
    module: 'src/router/RedirectRoute.tsx',
    load: () => import('./RedirectRoute.tsx'),
    isEager: true,
    resources: () => [],
    redirect: ({ pathname }) => pathname.replace(/^\/categories/, '/category'),
  },
  {
    path: '/products',
    module: 'src/products/ProductsRoute.tsx',
    load: () => import('../products/ProductsRoute.tsx'),
    resources: ({ query }) => [
      resourceRef('products', {
        limit: productsPerPage,
        offset: (pageNumber(query) - 1) * productsPerPage,
        fields: 'card',
      }),
    ],
  },
  {
    path: '/products/:category',
    module: 'src/categoryDetail/CategoryDetailRoute.tsx',
    load: () => import('../categoryDetail/CategoryDetailRoute.tsx'),
    resources: ({ pathname }) => [
      resourceRef('categoryDetail', {
        category: pathSegmentsAfter('/products/', pathname)?.[0] ?? '',
        limit: productsPerType,
      }),
    ],
  },
  {
    path: '/products/:category/:slug',
    module: 'src/product/ProductLinkRoute.tsx',
    load: () => import('../product/ProductLinkRoute.tsx'),
    resources: ({ pathname, results }) => {
      const [category = '', slug = ''] = pathSegmentsAfter('/products/', pathname) ?? [];
      const asked = resourceRef('categoryDetail', { category, slug });
      const detail = dataFromResults(results, asked);
      const [only, ...others] = detail ? productsWithSlug(detail, slug) : [];
      return [asked, ...(only && others.length === 0 ? [resourceRef('product', only.id)] : [])];
    },
  },
  {
    path: '/product/:id',
    module: 'src/product/ProductRoute.tsx',
    load: () => import('../product/ProductRoute.tsx'),
    resources: ({ pathname }) => [
      resourceRef('product', pathSegmentsAfter('/product/', pathname)?.[0] ?? ''),
    ],
  },
  {
    path: '/best-sellers',
    module: 'src/products/BestSellersRoute.tsx',
    load: () => import('../products/BestSellersRoute.tsx'),
    resources: () => [resourceRef('bestSellers')],
  },
  {
    path: '/about',
    module: 'src/router/RedirectRoute.tsx',
    load: () => import('./RedirectRoute.tsx'),
    isEager: true,
    resources: () => [],
    redirect: () => paths.about,
  },
  {
    path: '/about-us',
    module: 'src/about/AboutRoute.tsx',
    load: () => import('../about/AboutRoute.tsx'),
    resources: () => [resourceRef('siteMedia', aboutMedia)],
  },
  {
    path: '/cart',
    module: 'src/cart/CartRoute.tsx',
    load: () => import('../cart/CartRoute.tsx'),
    isEager: true,
    resources: () => [],
  },
  {
    path: '/contact',
    module: 'src/contact/ContactRoute.tsx',
    load: () => import('../contact/ContactRoute.tsx'),
    resources: () => [],
  },
  {
    path: '/distributor',
    module: 'src/distributor/DistributorRoute.tsx',
    load: () => import('../distributor/DistributorRoute.tsx'),
    isEager: true,
    resources: () => [],
  },
  {
    path: '/newsletter',
    module: 'src/newsletter/NewsletterRoute.tsx',
    load: () => import('../newsletter/NewsletterRoute.tsx'),
    resources: () => [],
  },
  {
    path: '/search',
    module: 'src/search/SearchRoute.tsx',
    load: () => import('../search/SearchRoute.tsx'),
    resources: ({ query }) => {
      const text = searchQuery(query);
      const offset = (pageNumber(query) - 1) * resultsPerPage;
      return text === '' ? [] : [resourceRef('searchProducts', text, { limit: resultsPerPage, offset })];
    },
  },
  {
    path: '/gallery',
    module: 'src/gallery/GalleryRoute.tsx',
    load: () => import('../gallery/GalleryRoute.tsx'),
    resources: () => [resourceRef('siteMedia', galleryMedia)],
  },
  {
    path: '/media',
    module: 'src/media/MediaRoute.tsx',
    load: () => import('../media/MediaRoute.tsx'),
    resources: () => [resourceRef('documents')],
  },
  {
    path: '/blog',
    module: 'src/blog/BlogRoute.tsx',
    load: () => import('../blog/BlogRoute.tsx'),
    resources: () => [resourceRef('articles')],
  },
  {
    path: '/blog/:id',
    module: 'src/blog/ArticleRoute.tsx',
    load: () => import('../blog/ArticleRoute.tsx'),
    resources: ({ pathname }) => [resourceRef('article', pathSegmentsAfter('/blog/', pathname)?.[0] ?? '')],
  },
  {
    path: '/faq',
    module: 'src/faq/FaqRoute.tsx',
    load: () => import('../faq/FaqRoute.tsx'),
    resources: () => [resourceRef('sitePage', 'faq')],
  },
  {
    path: '/testimonial',
    module: 'src/testimonial/TestimonialRoute.tsx',
    load: () => import('../testimonial/TestimonialRoute.tsx'),
    resources: () => [],
  },
  {
    path: '/services',
    module: 'src/texts/ServicesRoute.tsx',
    load: () => import('../texts/ServicesRoute.tsx'),
    resources: () => [resourceRef('sitePage', 'services')],
  },
  {
    path: '/projects',
    module: 'src/texts/ProjectsRoute.tsx',
    load: () => import('../texts/ProjectsRoute.tsx'),
    resources: () => [resourceRef('sitePage', 'projects')],
  },
  {
    path: '/privacy',
    module: 'src/texts/PrivacyRoute.tsx',
    load: () => import('../texts/PrivacyRoute.tsx'),
    resources: () => [resourceRef('sitePage', 'privacy')],
  },
  {
    path: '/terms',
    module: 'src/texts/TermsRoute.tsx',
    load: () => import('../texts/TermsRoute.tsx'),
    resources: () => [resourceRef('sitePage', 'terms')],
  },
  {
    path: '*',
    module: 'src/notFound/NotFoundRoute.tsx',
    load: () => import('../notFound/NotFoundRoute.tsx'),
    isEager: true,
    resources: () => [],
  },
];

export interface MatchedRoute {
  route: RouteDefinition;
  params: RouteRequest['params'];
}

const firstSegment = (path: string) => path.split('/', 2)[1]?.toLowerCase();

/** What the paths of each route begin with; nothing for the last one. */
const firstSegments = routes.map(({ path }) => firstSegment(path));

/** The first route whose pattern fits; the last one fits everything. */
export function matchRoute(pathname: string): MatchedRoute {
  const first = firstSegment(pathname);
  for (const [at, route] of routes.entries()) {
    // The router compiles a pattern each time: only what may fit is worth it.
    if (firstSegments[at] !== undefined && firstSegments[at] !== first) continue;
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  throw new Error('The last route fits every path.');
}

/** All resources of an address. */
export function resourcesForUrl(url: string, answers: ResourceResults = {}): ResourceRef[] {
  const { route, address } = resolveRoute(url, answers);
  return [...layoutResources, ...route.resources(address)];
}

/** Where an address really leads; null when it is the right one, or the answers do not tell. */
export function redirectForUrl(url: string, answers: ResourceResults): string | null {
  const { route, address } = resolveRoute(url, answers);
  return route.redirect?.(address) ?? null;
}

function resolveRoute(
  url: string,
  answers: ResourceResults,
): { route: RouteDefinition; address: RouteRequest } {
  const at = url.indexOf('?');
  const pathname = at === -1 ? url : url.slice(0, at);
  const query = new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
  const { route, params } = matchRoute(pathname);
  return { route, address: { pathname, query, params, results: answers } };
}
