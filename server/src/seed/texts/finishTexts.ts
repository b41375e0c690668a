import { sitePageNames, type SitePageName } from '@elvora/catalogue/model';
import { withScrollingTables } from '../../texts/articleHtml.ts';
import type { FinishedTexts } from '../../texts/siteTexts.ts';
import { readArticlesContent, readPageContent } from '../content.ts';
import { cleanHtml } from './cleanHtml.ts';
import { readSitePage } from './sitePage.ts';

const withQuestions: ReadonlySet<SitePageName> = new Set(['faq']);

/** The long texts of the site as they are shown, out of what was written: cleaned (O59), their tables in boxes. */
export async function finishTexts(): Promise<FinishedTexts> {
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
    pages: Object.fromEntries(pages),
  };
}
