import { sitePageNames, type SitePageName } from '@elvora/catalogue/model';
import { wrapTables } from '../articleHtml.ts';
import type { BuiltTexts } from '../siteTexts.ts';
import { readArticlesContent, readPageContent } from '../../seed/content.ts';
import { cleanHtml } from './cleanHtml.ts';
import { parseSitePage } from './parseSitePage.ts';

const pagesWithQuestions: ReadonlySet<SitePageName> = new Set(['faq']);

/** Builds the long texts of the site from their sources: sanitised (O59), with scrollable tables. */
export async function buildTexts(): Promise<BuiltTexts> {
  const articles = await readArticlesContent();
  const pages = await Promise.all(
    sitePageNames.map(
      async (name) =>
        [
          name,
          parseSitePage(await readPageContent(name), { hasQuestions: pagesWithQuestions.has(name) }),
        ] as const,
    ),
  );
  return {
    articles: articles.map((article) => ({
      ...article,
      content: wrapTables(cleanHtml(article.content)),
    })),
    pages: Object.fromEntries(pages),
  };
}
