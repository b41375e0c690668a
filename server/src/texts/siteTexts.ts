import { type SitePage, type SitePageName, sitePageNames } from '@elvora/catalogue/model';
import { type ArticleContent, readArticlesContent, readPageContent } from '../seed/content.ts';
import { withScrollingTables } from './articleHtml.ts';
import { cleanHtml } from './cleanHtml.ts';
import { readSitePage } from './sitePage.ts';

/** The long texts of the site, cleaned. */
export interface SiteTexts {
  /** Newest last, as they were written. */
  articles: readonly ArticleContent[];
  pages: ReadonlyMap<string, SitePage>;
}

export const noTexts: SiteTexts = { articles: [], pages: new Map() };

const withQuestions: ReadonlySet<SitePageName> = new Set(['faq']);

/** Reads and cleans all texts, once: nothing is cleaned while somebody waits for a page (O59). */
export async function readSiteTexts(): Promise<SiteTexts> {
  const articles = await readArticlesContent();
  const pages = await Promise.all(
    sitePageNames.map(
      async (name) =>
        [name, readSitePage(await readPageContent(name), { hasQuestions: withQuestions.has(name) })] as const,
    ),
  );
  return {
    articles: articles.map((article) => ({
      ...article,
      content: withScrollingTables(cleanHtml(article.content)),
    })),
    pages: new Map(pages),
  };
}
