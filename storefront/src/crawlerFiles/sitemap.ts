import type { ArticleSummary, Category, Picture, Product } from '@elvora/catalogue/model';
import { escapeHtml } from '../runtime/document/escape.ts';
import { absoluteUrl } from '../runtime/document/head.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';

type ListedProduct = Pick<Product, 'id' | 'pictures'>;

interface SitemapContent {
  pages: readonly Pick<PageDefinition, 'path' | 'sitemap'>[];
  categories: readonly Pick<Category, 'path' | 'picture'>[];
  /** In batches: there may be more than a server should hold in memory. */
  products: AsyncIterable<readonly ListedProduct[]> | Iterable<readonly ListedProduct[]>;
  articles: readonly Pick<ArticleSummary, 'id' | 'date' | 'picture'>[];
}

interface SitemapEntry {
  path: string;
  pictures?: readonly (Picture | null)[];
  /** YYYY-MM-DD. */
  lastModified?: string;
}

/** Limit of the sitemap protocol for one file. */
const maxEntries = 50_000;

/** The sitemap in chunks, with the pictures of each page. The paths are URL-encoded already; the rest is escaped for XML. */
export async function* sitemapXml(siteUrl: string, content: SitemapContent): AsyncGenerator<string> {
  let remaining = maxEntries;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
  for await (const batch of sitemapEntries(content)) {
    const listed = batch.slice(0, remaining);
    remaining -= listed.length;
    yield listed.map((entry) => `${urlXml(entry, siteUrl)}\n`).join('');
    if (remaining === 0) break;
  }
  yield '</urlset>\n';
}

/** Products come last: the limit may truncate them, but no other page. */
async function* sitemapEntries({
  pages,
  categories,
  products,
  articles,
}: SitemapContent): AsyncGenerator<readonly SitemapEntry[]> {
  const includes = (source: PageDefinition['sitemap']) => pages.some(({ sitemap }) => sitemap === source);
  yield pages.filter(({ sitemap }) => sitemap === 'self').map(({ path }) => ({ path }));
  if (includes('eachCategory')) {
    yield categories.map(({ path, picture }) => ({ path: paths.category(path), pictures: [picture] }));
  }
  if (includes('eachArticle')) {
    yield articles.map(({ id, date, picture }) => ({
      path: paths.article(id),
      pictures: [picture],
      lastModified: date,
    }));
  }
  if (includes('eachProduct')) {
    for await (const batch of products) {
      yield batch.map(({ id, pictures }) => ({ path: paths.product(id), pictures }));
    }
  }
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
