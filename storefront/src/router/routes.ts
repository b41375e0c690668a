import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { aboutMedia } from '../about/aboutMedia.ts';
import { rightAddress } from '../category/categoryPage.ts';
import { answerIn, type Answers } from '../data/answers.ts';
import { source, type Source } from '../data/sources.ts';
import { galleryMedia } from '../gallery/galleryMedia.ts';
import { homeMedia } from '../home/homeMedia.ts';
import { namesBelow, paths } from '../paths.ts';
import { productsOfSlug } from '../product/productLink.ts';
import { resultsPerPage, searchQuery } from '../search/searchAddress.ts';
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
  sources: (address: RouteAddress) => readonly Source[];
  /** Where the address really leads, as far as the answers tell; null when it is the right one. */
  redirect?: (address: RouteAddress) => string | null;
}

export interface RouteAddress {
  pathname: string;
  query: URLSearchParams;
  params: Readonly<Record<string, string | undefined>>;
  answers: Answers;
}

/** What every page needs: the header's menu. */
const frameSources = [source('menuCategories')] as const;

export const routes: readonly RouteDefinition[] = [
  {
    path: '/',
    module: 'src/home/HomeRoute.tsx',
    load: () => import('../home/HomeRoute.tsx'),
    sources: () => [source('bestSellers'), source('siteMedia', homeMedia)],
  },
  {
    path: '/category/*',
    module: 'src/category/CategoryRoute.tsx',
    load: () => import('../category/CategoryRoute.tsx'),
    sources: ({ pathname }) => {
      const name = namesBelow('/category/', pathname)?.at(-1);
      return name === undefined ? [] : [source('categoryChildren', name)];
    },
    redirect: ({ pathname, answers }) => {
      const name = namesBelow('/category/', pathname)?.at(-1);
      if (name === undefined) return paths.products();
      const category = answerIn(answers, source('categoryChildren', name))?.category;
      return category ? rightAddress(category, pathname) : null;
    },
  },
  {
    path: '/categories/*',
    module: 'src/router/RedirectRoute.tsx',
    load: () => import('./RedirectRoute.tsx'),
    isEager: true,
    sources: () => [],
    redirect: ({ pathname }) => pathname.replace(/^\/categories/, '/category'),
  },
  {
    path: '/products',
    module: 'src/products/ProductsRoute.tsx',
    load: () => import('../products/ProductsRoute.tsx'),
    sources: ({ query }) => [
      source('products', {
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
    sources: ({ pathname }) => [
      source('categoryDetail', {
        category: namesBelow('/products/', pathname)?.[0] ?? '',
        limit: productsPerType,
      }),
    ],
  },
  {
    path: '/products/:category/:slug',
    module: 'src/product/ProductLinkRoute.tsx',
    load: () => import('../product/ProductLinkRoute.tsx'),
    sources: ({ pathname, answers }) => {
      const [category = '', slug = ''] = namesBelow('/products/', pathname) ?? [];
      const asked = source('categoryDetail', { category, slug });
      const detail = answerIn(answers, asked);
      const [only, ...others] = detail ? productsOfSlug(detail, slug) : [];
      return [asked, ...(only && others.length === 0 ? [source('product', only.id)] : [])];
    },
  },
  {
    path: '/product/:id',
    module: 'src/product/ProductRoute.tsx',
    load: () => import('../product/ProductRoute.tsx'),
    sources: ({ pathname }) => [source('product', namesBelow('/product/', pathname)?.[0] ?? '')],
  },
  {
    path: '/best-sellers',
    module: 'src/products/BestSellersRoute.tsx',
    load: () => import('../products/BestSellersRoute.tsx'),
    sources: () => [source('bestSellers')],
  },
  {
    path: '/about',
    module: 'src/router/RedirectRoute.tsx',
    load: () => import('./RedirectRoute.tsx'),
    isEager: true,
    sources: () => [],
    redirect: () => paths.about,
  },
  {
    path: '/about-us',
    module: 'src/about/AboutRoute.tsx',
    load: () => import('../about/AboutRoute.tsx'),
    sources: () => [source('siteMedia', aboutMedia)],
  },
  {
    path: '/cart',
    module: 'src/cart/CartRoute.tsx',
    load: () => import('../cart/CartRoute.tsx'),
    isEager: true,
    sources: () => [],
  },
  {
    path: '/contact',
    module: 'src/contact/ContactRoute.tsx',
    load: () => import('../contact/ContactRoute.tsx'),
    sources: () => [],
  },
  {
    path: '/distributor',
    module: 'src/distributor/DistributorRoute.tsx',
    load: () => import('../distributor/DistributorRoute.tsx'),
    isEager: true,
    sources: () => [],
  },
  {
    path: '/newsletter',
    module: 'src/newsletter/NewsletterRoute.tsx',
    load: () => import('../newsletter/NewsletterRoute.tsx'),
    sources: () => [],
  },
  {
    path: '/search',
    module: 'src/search/SearchRoute.tsx',
    load: () => import('../search/SearchRoute.tsx'),
    sources: ({ query }) => {
      const text = searchQuery(query);
      const offset = (pageNumber(query) - 1) * resultsPerPage;
      return text === '' ? [] : [source('searchProducts', text, { limit: resultsPerPage, offset })];
    },
  },
  {
    path: '/gallery',
    module: 'src/gallery/GalleryRoute.tsx',
    load: () => import('../gallery/GalleryRoute.tsx'),
    sources: () => [source('siteMedia', galleryMedia)],
  },
  {
    path: '/media',
    module: 'src/media/MediaRoute.tsx',
    load: () => import('../media/MediaRoute.tsx'),
    sources: () => [source('documents')],
  },
  {
    path: '/blog',
    module: 'src/blog/BlogRoute.tsx',
    load: () => import('../blog/BlogRoute.tsx'),
    sources: () => [source('articles')],
  },
  {
    path: '/blog/:id',
    module: 'src/blog/ArticleRoute.tsx',
    load: () => import('../blog/ArticleRoute.tsx'),
    sources: ({ pathname }) => [source('article', namesBelow('/blog/', pathname)?.[0] ?? '')],
  },
  {
    path: '/faq',
    module: 'src/faq/FaqRoute.tsx',
    load: () => import('../faq/FaqRoute.tsx'),
    sources: () => [source('sitePage', 'faq')],
  },
  {
    path: '/testimonial',
    module: 'src/testimonial/TestimonialRoute.tsx',
    load: () => import('../testimonial/TestimonialRoute.tsx'),
    sources: () => [],
  },
  {
    path: '/services',
    module: 'src/texts/ServicesRoute.tsx',
    load: () => import('../texts/ServicesRoute.tsx'),
    sources: () => [source('sitePage', 'services')],
  },
  {
    path: '/projects',
    module: 'src/texts/ProjectsRoute.tsx',
    load: () => import('../texts/ProjectsRoute.tsx'),
    sources: () => [source('sitePage', 'projects')],
  },
  {
    path: '/privacy',
    module: 'src/texts/PrivacyRoute.tsx',
    load: () => import('../texts/PrivacyRoute.tsx'),
    sources: () => [source('sitePage', 'privacy')],
  },
  {
    path: '/terms',
    module: 'src/texts/TermsRoute.tsx',
    load: () => import('../texts/TermsRoute.tsx'),
    sources: () => [source('sitePage', 'terms')],
  },
  {
    path: '*',
    module: 'src/notFound/NotFoundRoute.tsx',
    load: () => import('../notFound/NotFoundRoute.tsx'),
    isEager: true,
    sources: () => [],
  },
];

export interface MatchedRoute {
  route: RouteDefinition;
  params: RouteAddress['params'];
}

const firstName = (path: string) => path.split('/', 2)[1]?.toLowerCase();

/** What the paths of each route begin with; nothing for the last one. */
const firstNames = routes.map(({ path }) => firstName(path));

/** The first route whose pattern fits; the last one fits everything. */
export function matchRoute(pathname: string): MatchedRoute {
  const first = firstName(pathname);
  for (const [at, route] of routes.entries()) {
    // The router compiles a pattern each time: only what may fit is worth it.
    if (firstNames[at] !== undefined && firstNames[at] !== first) continue;
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  throw new Error('The last route fits every path.');
}

/** All resources of an address. */
export function sourcesOf(url: string, answers: Answers = {}): Source[] {
  const { route, address } = addressOf(url, answers);
  return [...frameSources, ...route.sources(address)];
}

/** Where an address really leads; null when it is the right one, or the answers do not tell. */
export function redirectOf(url: string, answers: Answers): string | null {
  const { route, address } = addressOf(url, answers);
  return route.redirect?.(address) ?? null;
}

function addressOf(url: string, answers: Answers): { route: RouteDefinition; address: RouteAddress } {
  const at = url.indexOf('?');
  const pathname = at === -1 ? url : url.slice(0, at);
  const query = new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
  const { route, params } = matchRoute(pathname);
  return { route, address: { pathname, query, params, answers } };
}
