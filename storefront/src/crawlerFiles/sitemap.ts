import type { ArticleSummary, Category, Picture, Product } from '@elvora/catalogue/model';
import { escapeHtml } from '../document/escape.ts';
import { absoluteUrl } from '../document/head.ts';
import { paths } from '../paths.ts';
import { pictureSourceFor } from '../pictures.ts';
import { matchRoute } from '../router/routes.ts';

type ListedProduct = Pick<Product, 'id' | 'pictures'>;

interface SitemapContent {
  categories: readonly Pick<Category, 'path' | 'picture'>[];
  /** Some at a time: there may be more than a server should hold at once. */
  products: AsyncIterable<readonly ListedProduct[]> | Iterable<readonly ListedProduct[]>;
  articles: readonly Pick<ArticleSummary, 'id' | 'date' | 'picture'>[];
}

interface SitemapEntry {
  path: string;
  pictures?: readonly (Picture | null)[];
  /** YYYY-MM-DD. */
  lastModified?: string;
}

/** Pages that are always there and may be found. */
const staticPaths = [
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
const hasOwnRoute = (path: string) => matchRoute(path).route.path === path;

/** The protocol's limit for one file. */
const maxEntries = 50_000;

/**
 * Every page that may be found, with its pictures, in pieces. Paths in it are encoded already; what is left is XML's own.
 */
export async function* sitemapXml(
  siteUrl: string,
  { categories, products, articles }: SitemapContent,
): AsyncGenerator<string> {
  let left = maxEntries;
  const piece = (entries: readonly SitemapEntry[]) => {
    const listed = entries.slice(0, left);
    left -= listed.length;
    return listed.map((entry) => `${urlXml(entry, siteUrl)}\n`).join('');
  };
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
  yield piece([
    ...staticPaths.filter(hasOwnRoute).map((path) => ({ path })),
    ...categories.map(({ path, picture }) => ({ path: paths.category(path), pictures: [picture] })),
    ...articles.map(({ id, date, picture }) => ({
      path: paths.article(id),
      pictures: [picture],
      lastModified: date,
    })),
  ]);
  for await (const some of products) {
    if (left === 0) break;
    yield piece(some.map(({ id, pictures }) => ({ path: paths.product(id), pictures })));
  }
  yield '</urlset>\n';
}

function urlXml({ path, pictures = [], lastModified }: SitemapEntry, siteUrl: string): string {
  const images = pictures.flatMap((picture) => {
    const source = pictureSourceFor(picture, 'main');
    return source
      ? [`<image:image><image:loc>${escapeHtml(absoluteUrl(source.src, siteUrl))}</image:loc></image:image>`]
      : [];
  });
  const lastmod = lastModified === undefined ? '' : `<lastmod>${escapeHtml(lastModified)}</lastmod>`;
  return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}${images.join('')}</url>`;
}
