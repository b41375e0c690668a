import type { ArticleResponse, ArticleSummaryResponse, SitePageResponse } from '@elvora/catalogue/contract';
import type { Picture } from '@elvora/catalogue/model';
import type { Store } from '../store/index.ts';
import { insertPictures } from '../texts/articleHtml.ts';
import type { SiteTexts } from '../texts/siteTexts.ts';
import { type ApiResponse, dataResponse, errorResponse } from '../http/apiResponse.ts';
import { serializePicture } from './serializers.ts';

interface SiteTextContext {
  store: Pick<Store, 'siteMedia'>;
  texts: SiteTexts;
}

/** Responds with all articles, without their texts (S-120). */
export async function articleList({ store, texts }: SiteTextContext): Promise<ApiResponse> {
  const pictures = await loadSitePictures(store);
  return dataResponse<ArticleSummaryResponse[]>(
    texts.articles.map((article) => serializeArticleSummary(article, pictures)),
  );
}

/** Responds with an article in full (S-121). */
export async function articleById({ store, texts }: SiteTextContext, id: string): Promise<ApiResponse> {
  const article = texts.articles.find((candidate) => candidate.id === id);
  if (!article) return errorResponse(404, 'Article Not Found');
  const pictures = await loadSitePictures(store);
  return dataResponse<ArticleResponse>({
    ...serializeArticleSummary(article, pictures),
    content: insertPictures(article.content, pictures),
  });
}

/** Responds with a text page, such as the privacy policy (D-02). */
export async function sitePageByName({ store, texts }: SiteTextContext, name: string): Promise<ApiResponse> {
  const page = texts.pages.get(name);
  if (!page) return errorResponse(404, 'There is nothing at this address.');
  return dataResponse<SitePageResponse>({
    ...page,
    content: insertPictures(page.content, await loadSitePictures(store)),
  });
}

async function loadSitePictures(store: SiteTextContext['store']): Promise<ReadonlyMap<string, Picture>> {
  const rows = await store.siteMedia();
  return new Map(rows.map(({ path, alt, ...picture }) => [path, serializePicture(picture, alt)]));
}

function serializeArticleSummary(
  { content: _text, imageUrl, ...article }: SiteTexts['articles'][number],
  pictures: ReadonlyMap<string, Picture>,
): ArticleSummaryResponse {
  const picture = pictures.get(imageUrl) ?? null;
  return { ...article, imageUrl: picture ? `/media/${picture.name}` : '', picture };
}
