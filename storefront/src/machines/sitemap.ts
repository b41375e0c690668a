import type { ArticleSummary, Category, Picture, Product } from '@elvora/catalogue/model';
import { escapeHtml } from '../document/escape.ts';
import { absolute } from '../document/head.ts';
import { paths } from '../paths.ts';
import { sourceOf } from '../pictures.ts';
import { matchRoute } from '../router/routes.ts';

type ListedProduct = Pick<Product, 'id' | 'pictures'>;

interface SitemapContent {
  categories: readonly Pick<Category, 'path' | 'picture'>[];
  /** Some at a time: there may be more than a server should hold at once. */
  products: AsyncIterable<readonly ListedProduct[]> | Iterable<readonly ListedProduct[]>;
  articles: readonly Pick<ArticleSummary, 'id' | 'date' | 'picture'>[];
}

interface Entry {
  path: string;
  pictures?: readonly (Picture | null)[];
  /** YYYY-MM-DD. */
  day?: string;
}

/** Pages that are always there and may be found. */
const fixed = [
  paths.home,
  paths.products(),
  paths.bestSellers,
  paths.about,
  paths.distributor,
  paths.media,
  paths.gallery,
  paths.blog,
  paths.contact,
  paths.services,
  paths.projects,
  paths.testimonials,
  paths.faq,
  paths.privacy,
  paths.terms,
];

/** A path that only the last route fits has no page. */
const isDrawn = (path: string) => matchRoute(path).route.path === path;

/** The protocol's limit for one file. */
const mostEntries = 50_000;

/**
 * Every page that may be found, with its pictures, in pieces. Paths in it are encoded already; what is left is XML's own.
 */
export async function* sitemapXml(
  siteUrl: string,
  { categories, products, articles }: SitemapContent,
): AsyncGenerator<string> {
  let left = mostEntries;
  const piece = (entries: readonly Entry[]) => {
    const listed = entries.slice(0, left);
    left -= listed.length;
    return listed.map((entry) => `${urlXml(entry, siteUrl)}\n`).join('');
  };
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
  yield piece([
    ...fixed.filter(isDrawn).map((path) => ({ path })),
    ...categories.map(({ path, picture }) => ({ path: paths.category(path), pictures: [picture] })),
    ...articles.map(({ id, date, picture }) => ({ path: paths.article(id), pictures: [picture], day: date })),
  ]);
  for await (const some of products) {
    if (left === 0) break;
    yield piece(some.map(({ id, pictures }) => ({ path: paths.product(id), pictures })));
  }
  yield '</urlset>\n';
}

function urlXml({ path, pictures = [], day }: Entry, siteUrl: string): string {
  const images = pictures.flatMap((picture) => {
    const source = sourceOf(picture, 'main');
    return source
      ? [`<image:image><image:loc>${escapeHtml(absolute(source.src, siteUrl))}</image:loc></image:image>`]
      : [];
  });
  const lastmod = day === undefined ? '' : `<lastmod>${escapeHtml(day)}</lastmod>`;
  return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}${images.join('')}</url>`;
}
