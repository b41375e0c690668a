import type { ResourceData, PublicResourceKind } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { resourceRef, type ResourceRef } from '../runtime/data/resourceRef.ts';
import type { PageDefinition } from '../runtime/navigation/page.ts';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

/** Returns the data of a resource; null when it is missing or has failed. */
export type FetchResourceData = <Kind extends PublicResourceKind>(
  ref: ResourceRef<Kind>,
) => Promise<ResourceData<Kind> | null>;

export interface CrawlerFileInput {
  pages: readonly PageDefinition[];
  fetchResourceData: FetchResourceData;
  siteUrl: string;
  apiBase: string;
}

/** A file for crawlers and browsers; its text is rendered in chunks. */
export interface CrawlerFile {
  path: string;
  /** Content type. */
  type: string;
  render: (input: CrawlerFileInput) => AsyncIterable<string>;
}

/** Renders a short text as one chunk. */
const singleChunk = (text: (input: CrawlerFileInput) => string): CrawlerFile['render'] =>
  async function* (input) {
    yield text(input);
  };

/** The most the API returns at once. */
const productsPerRequest = 200;

/** All products, a batch at a time. */
async function* allProducts(fetchResourceData: FetchResourceData): AsyncGenerator<readonly Product[]> {
  for (let after = 0; ;) {
    const batch = await fetchResourceData(
      resourceRef('products', { limit: productsPerRequest, fields: 'card', after }),
    );
    const lastId = batch?.items.at(-1)?.id ?? 0;
    if (!batch || lastId <= after) return;
    yield batch.items;
    after = lastId;
  }
}

export const crawlerFiles: readonly CrawlerFile[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    render: singleChunk(robotsText),
  },
  {
    path: '/site.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    render: singleChunk(() => JSON.stringify(webManifest)),
  },
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    render: async function* ({ pages, fetchResourceData, siteUrl }) {
      const [categories, articles] = await Promise.all([
        fetchResourceData(resourceRef('categoryList')),
        fetchResourceData(resourceRef('articles')),
      ]);
      yield* sitemapXml(siteUrl, {
        pages,
        categories: categories ?? [],
        products: allProducts(fetchResourceData),
        articles: articles ?? [],
      });
    },
  },
];
