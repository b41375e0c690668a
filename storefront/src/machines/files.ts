import { keys, resources } from '@elvora/catalogue/contract';
import type { EmbeddedAnswers } from '../data/DataContext.tsx';
import { answerIn } from '../router/answerIn.ts';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

export interface FileInput {
  answers: EmbeddedAnswers;
  siteUrl: string;
  apiBase: string;
}

/** A file that no person reads: where it is, what it is, and which answers it is made from. */
export interface MachineFile {
  path: string;
  type: string;
  keys: readonly string[];
  text: (input: FileInput) => string;
}

export const machineFiles: readonly MachineFile[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    keys: [],
    text: robotsText,
  },
  {
    path: '/site.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    keys: [],
    text: () => JSON.stringify(webManifest),
  },
  {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    keys: [keys.menuCategories(), keys.products({ fields: 'card' }), keys.articles()],
    text: ({ answers, siteUrl }) =>
      sitemapXml(siteUrl, {
        categories: answerIn(answers, resources.menuCategories()) ?? [],
        products: answerIn(answers, resources.products({ fields: 'card' }))?.items ?? [],
        articles: answerIn(answers, resources.articles()) ?? [],
      }),
  },
];
