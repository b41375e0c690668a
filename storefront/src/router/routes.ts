import { keys, resources } from '@elvora/catalogue/contract';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { aboutMedia } from '../about/aboutMedia.ts';
import { rightAddress } from '../category/categoryPage.ts';
import type { EmbeddedAnswers } from '../data/DataContext.tsx';
import { galleryMedia } from '../gallery/galleryMedia.ts';
import { homeMedia } from '../home/heroContent.ts';
import { namesBelow, paths } from '../paths.ts';
import { productsOfSlug } from '../product/productLink.ts';
import { resultsPerPage, searchQuery } from '../search/searchAddress.ts';
import { answerIn } from './answerIn.ts';

export interface RouteModule {
  Route: ComponentType;
}

export interface RouteDefinition {
  /** Pattern of the path. */
  path: string;
  /** Source of the module, as the build's manifest names it. */
  module: string;
  load: () => Promise<RouteModule>;
  /** Resource keys of the page, beside those of every page; asked again with the answers that are known. */
  keys: (address: RouteAddress) => readonly string[];
  /** Where the address really leads, as far as the answers tell; null when it is the right one. */
  redirect?: (address: RouteAddress) => string | null;
}

export interface RouteAddress {
  pathname: string;
  query: URLSearchParams;
  params: Readonly<Record<string, string | undefined>>;
  answers: EmbeddedAnswers;
}

/** Products on one page of the product list. */
export const productsPerPage = 24;

/** Number of a page in a query; anything else is the first. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Keys every page needs: the header's menu. */
export const frameKeys = [keys.menuCategories()] as const;

export const routes: readonly RouteDefinition[] = [
  {
    path: '/',
    module: 'src/home/HomeRoute.tsx',
    load: () => import('../home/HomeRoute.tsx'),
    keys: () => [keys.bestSellers(), keys.siteMedia(homeMedia)],
  },
  {
    path: '/category/*',
    module: 'src/category/CategoryRoute.tsx',
    load: () => import('../category/CategoryRoute.tsx'),
    keys: ({ pathname }) => {
      const name = namesBelow('/category/', pathname)?.at(-1);
      return name === undefined ? [] : [keys.categoryChildren(name)];
    },
    redirect: ({ pathname, answers }) => {
      const name = namesBelow('/category/', pathname)?.at(-1);
      if (name === undefined) return paths.products();
      const category = answerIn(answers, resources.categoryChildren(name))?.category;
      return category ? rightAddress(category, pathname) : null;
    },
  },
  {
    path: '/categories/*',
    module: 'src/router/RedirectRoute.tsx',
    load: () => import('./RedirectRoute.tsx'),
    keys: () => [],
    redirect: ({ pathname }) => pathname.replace(/^\/categories/, '/category'),
  },
  {
    path: '/products',
    module: 'src/products/ProductsRoute.tsx',
    load: () => import('../products/ProductsRoute.tsx'),
    keys: ({ query }) => [
      keys.topCategories(),
      keys.products({
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
    keys: ({ pathname }) => [
      keys.categoryDetail({ category: namesBelow('/products/', pathname)?.[0] ?? '' }),
    ],
  },
  {
    path: '/products/:category/:slug',
    module: 'src/product/ProductLinkRoute.tsx',
    load: () => import('../product/ProductLinkRoute.tsx'),
    keys: ({ pathname, answers }) => {
      const [category = '', slug = ''] = namesBelow('/products/', pathname) ?? [];
      const detail = answerIn(answers, resources.categoryDetail({ category }));
      const [only, ...others] = detail ? productsOfSlug(detail, slug) : [];
      return [
        keys.categoryDetail({ category }),
        ...(only && others.length === 0 ? [keys.product(only.id)] : []),
      ];
    },
  },
  {
    path: '/product/:id',
    module: 'src/product/ProductRoute.tsx',
    load: () => import('../product/ProductRoute.tsx'),
    keys: ({ pathname }) => [keys.product(namesBelow('/product/', pathname)?.[0] ?? '')],
  },
  {
    path: '/best-sellers',
    module: 'src/products/BestSellersRoute.tsx',
    load: () => import('../products/BestSellersRoute.tsx'),
    keys: () => [keys.bestSellers()],
  },
  {
    path: '/about',
    module: 'src/router/RedirectRoute.tsx',
    load: () => import('./RedirectRoute.tsx'),
    keys: () => [],
    redirect: () => paths.about,
  },
  {
    path: '/about-us',
    module: 'src/about/AboutRoute.tsx',
    load: () => import('../about/AboutRoute.tsx'),
    keys: () => [keys.siteMedia(aboutMedia)],
  },
  {
    path: '/cart',
    module: 'src/cart/CartRoute.tsx',
    load: () => import('../cart/CartRoute.tsx'),
    keys: () => [],
  },
  {
    path: '/contact',
    module: 'src/contact/ContactRoute.tsx',
    load: () => import('../contact/ContactRoute.tsx'),
    keys: () => [],
  },
  {
    path: '/distributor',
    module: 'src/distributor/DistributorRoute.tsx',
    load: () => import('../distributor/DistributorRoute.tsx'),
    keys: () => [],
  },
  {
    path: '/newsletter',
    module: 'src/newsletter/NewsletterRoute.tsx',
    load: () => import('../newsletter/NewsletterRoute.tsx'),
    keys: () => [],
  },
  {
    path: '/search',
    module: 'src/search/SearchRoute.tsx',
    load: () => import('../search/SearchRoute.tsx'),
    keys: ({ query }) => {
      const text = searchQuery(query);
      const offset = (pageNumber(query) - 1) * resultsPerPage;
      return text === '' ? [] : [keys.searchProducts(text, { limit: resultsPerPage, offset })];
    },
  },
  {
    path: '/gallery',
    module: 'src/gallery/GalleryRoute.tsx',
    load: () => import('../gallery/GalleryRoute.tsx'),
    keys: () => [keys.siteMedia(galleryMedia)],
  },
  {
    path: '/media',
    module: 'src/media/MediaRoute.tsx',
    load: () => import('../media/MediaRoute.tsx'),
    keys: () => [keys.documents()],
  },
  {
    path: '/blog',
    module: 'src/blog/BlogRoute.tsx',
    load: () => import('../blog/BlogRoute.tsx'),
    keys: () => [keys.articles()],
  },
  {
    path: '/blog/:id',
    module: 'src/blog/ArticleRoute.tsx',
    load: () => import('../blog/ArticleRoute.tsx'),
    keys: ({ pathname }) => [keys.article(namesBelow('/blog/', pathname)?.[0] ?? '')],
  },
  {
    path: '/faq',
    module: 'src/faq/FaqRoute.tsx',
    load: () => import('../faq/FaqRoute.tsx'),
    keys: () => [keys.sitePage('faq')],
  },
  {
    path: '/testimonial',
    module: 'src/testimonial/TestimonialRoute.tsx',
    load: () => import('../testimonial/TestimonialRoute.tsx'),
    keys: () => [],
  },
  {
    path: '/services',
    module: 'src/texts/ServicesRoute.tsx',
    load: () => import('../texts/ServicesRoute.tsx'),
    keys: () => [keys.sitePage('services')],
  },
  {
    path: '/projects',
    module: 'src/texts/ProjectsRoute.tsx',
    load: () => import('../texts/ProjectsRoute.tsx'),
    keys: () => [keys.sitePage('projects')],
  },
  {
    path: '/privacy',
    module: 'src/texts/PrivacyRoute.tsx',
    load: () => import('../texts/PrivacyRoute.tsx'),
    keys: () => [keys.sitePage('privacy')],
  },
  {
    path: '/terms',
    module: 'src/texts/TermsRoute.tsx',
    load: () => import('../texts/TermsRoute.tsx'),
    keys: () => [keys.sitePage('terms')],
  },
  {
    path: '*',
    module: 'src/notFound/NotFoundRoute.tsx',
    load: () => import('../notFound/NotFoundRoute.tsx'),
    keys: () => [],
  },
];

export interface MatchedRoute {
  route: RouteDefinition;
  params: RouteAddress['params'];
}

/** The first route whose pattern fits; the last one fits everything. */
export function matchRoute(pathname: string): MatchedRoute {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  throw new Error('The last route fits every path.');
}

/** All resource keys of an address. */
export function keysOf(url: string, answers: EmbeddedAnswers = {}): string[] {
  const { route, address } = addressOf(url, answers);
  return [...frameKeys, ...route.keys(address)];
}

/** Where an address really leads; null when it is the right one, or the answers do not tell. */
export function redirectOf(url: string, answers: EmbeddedAnswers): string | null {
  const { route, address } = addressOf(url, answers);
  return route.redirect?.(address) ?? null;
}

function addressOf(url: string, answers: EmbeddedAnswers): { route: RouteDefinition; address: RouteAddress } {
  const at = url.indexOf('?');
  const pathname = at === -1 ? url : url.slice(0, at);
  const query = new URLSearchParams(at === -1 ? '' : url.slice(at + 1));
  const { route, params } = matchRoute(pathname);
  return { route, address: { pathname, query, params, answers } };
}
