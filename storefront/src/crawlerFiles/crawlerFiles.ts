import type { ResourceData, PublicResourceKind } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { resourceRef, type ResourceRef } from '../data/resourceRef.ts';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

/** What a resource says; null when it is not there. */
export type FetchResourceData = <Kind extends PublicResourceKind>(
  source: ResourceRef<Kind>,
) => Promise<ResourceData<Kind> | null>;

export interface CrawlerFileInput {
  fetchResourceData: FetchResourceData;
  siteUrl: string;
  apiBase: string;
}

/** A file that no person reads: where it is, what it is, and its text in pieces. */
export interface CrawlerFile {
  path: string;
  type: string;
  render: (input: CrawlerFileInput) => AsyncIterable<string>;
}

/** A text that is short enough to be made in one piece. */
const singleChunk = (text: (input: CrawlerFileInput) => string): CrawlerFile['render'] =>
  async function* (input) {
    yield text(input);
  };

/** As many as the host gives at once. */
const productsPerRequest = 200;

/** All products, some at a time. */
async function* allProducts(ask: FetchResourceData): AsyncGenerator<readonly Product[]> {
  for (let after = 0; ;) {
    const page = await ask(resourceRef('products', { limit: productsPerRequest, fields: 'card', after }));
    const last = page?.items.at(-1)?.id ?? 0;
    if (!page || last <= after) return;
    yield page.items;
    after = last;
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
    render: async function* ({ fetchResourceData, siteUrl }) {
      const [categories, articles] = await Promise.all([
        fetchResourceData(resourceRef('categoryList')),
        fetchResourceData(resourceRef('articles')),
      ]);
      yield* sitemapXml(siteUrl, {
        categories: categories ?? [],
        products: allProducts(fetchResourceData),
        articles: articles ?? [],
      });
    },
  },
];
