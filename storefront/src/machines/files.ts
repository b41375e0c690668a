import { answerIn, type Answers } from '../data/answers.ts';
import { source, type Source } from '../data/sources.ts';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

export interface FileInput {
  answers: Answers;
  siteUrl: string;
  apiBase: string;
}

/** A file that no person reads: where it is, what it is, and which answers it is made from. */
export interface MachineFile {
  path: string;
  type: string;
  sources: readonly Source[];
  text: (input: FileInput) => string;
}

const sitemapSources = [
  source('categoryList'),
  source('products', { fields: 'card' }),
  source('articles'),
] as const;
const [categories, products, articles] = sitemapSources;

export const machineFiles: readonly MachineFile[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    sources: [],
    text: robotsText,
  },
  {
    path: '/site.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    sources: [],
    text: () => JSON.stringify(webManifest),
  },
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    sources: sitemapSources,
    text: ({ answers, siteUrl }) =>
      sitemapXml(siteUrl, {
        categories: answerIn(answers, categories) ?? [],
        products: answerIn(answers, products)?.items ?? [],
        articles: answerIn(answers, articles) ?? [],
      }),
  },
];
