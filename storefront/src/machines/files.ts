import type { Meaning, PublicKind } from '@elvora/catalogue/contract';
import type { Product } from '@elvora/catalogue/model';
import { source, type Source } from '../data/sources.ts';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

/** What a resource says; null when it is not there. */
export type Ask = <Kind extends PublicKind>(source: Source<Kind>) => Promise<Meaning<Kind> | null>;

export interface FileInput {
  ask: Ask;
  siteUrl: string;
  apiBase: string;
}

/** A file that no person reads: where it is, what it is, and its text in pieces. */
export interface MachineFile {
  path: string;
  type: string;
  pieces: (input: FileInput) => AsyncIterable<string>;
}

/** A text that is short enough to be made in one piece. */
const whole = (text: (input: FileInput) => string): MachineFile['pieces'] =>
  async function* (input) {
    yield text(input);
  };

/** As many as the host gives at once. */
const productsAtOnce = 200;

/** All products, some at a time. */
async function* allProducts(ask: Ask): AsyncGenerator<readonly Product[]> {
  for (let after = 0; ;) {
    const page = await ask(source('products', { limit: productsAtOnce, fields: 'card', after }));
    const last = page?.items.at(-1)?.id ?? 0;
    if (!page || last <= after) return;
    yield page.items;
    after = last;
  }
}

export const machineFiles: readonly MachineFile[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    pieces: whole(robotsText),
  },
  {
    path: '/site.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    pieces: whole(() => JSON.stringify(webManifest)),
  },
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    pieces: async function* ({ ask, siteUrl }) {
      const [categories, articles] = await Promise.all([
        ask(source('categoryList')),
        ask(source('articles')),
      ]);
      yield* sitemapXml(siteUrl, {
        categories: categories ?? [],
        products: allProducts(ask),
        articles: articles ?? [],
      });
    },
  },
];
