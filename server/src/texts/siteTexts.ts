import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage } from '@elvora/catalogue/model';
import * as v from 'valibot';
import { type ArticleContent, articlesSchema, seedDir } from '../seed/content.ts';

const sitePageSchema = v.object({
  title: v.string(),
  description: v.string(),
  content: v.string(),
  questions: v.array(v.object({ id: v.string(), title: v.string(), answer: v.string() })),
});

const builtTextsSchema = v.object({
  articles: articlesSchema,
  pages: v.record(v.string(), sitePageSchema),
});

/** Articles and pages ready to show: made by `npm run texts -w server`, and kept beside what they are made of. */
export interface BuiltTexts {
  /** Newest last, as they were written. */
  articles: readonly ArticleContent[];
  pages: Readonly<Record<string, SitePage>>;
}

export const builtTextsFile = join(seedDir, 'content/texts.json');

/** The long texts of the site, cleaned. */
export interface SiteTexts {
  articles: BuiltTexts['articles'];
  pages: ReadonlyMap<string, SitePage>;
}

export const emptySiteTexts: SiteTexts = { articles: [], pages: new Map() };

/** Reads the finished texts: the server neither knows nor carries what cleans them (O59). */
export async function readSiteTexts(): Promise<SiteTexts> {
  const { articles, pages } = v.parse(builtTextsSchema, JSON.parse(await readFile(builtTextsFile, 'utf8')));
  return { articles, pages: new Map(Object.entries(pages)) };
}
