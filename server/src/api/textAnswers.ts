import type { Picture } from '@elvora/catalogue/model';
import type { Store } from '../store/index.ts';
import { withPictures } from '../texts/articleHtml.ts';
import type { SiteTexts } from '../texts/siteTexts.ts';
import { type Answer, list, refusal } from './answer.ts';
import { pictureWire } from './wire.ts';

interface TextQuestion {
  store: Pick<Store, 'siteMedia'>;
  texts: SiteTexts;
}

/** All articles, without their texts (S-120). */
export async function articleList({ store, texts }: TextQuestion): Promise<Answer> {
  const pictures = await picturesOf(store);
  return list(texts.articles.map((article) => summaryWire(article, pictures)));
}

/** A whole article (S-121). */
export async function articleById({ store, texts }: TextQuestion, id: string): Promise<Answer> {
  const article = texts.articles.find((one) => one.id === id);
  if (!article) return refusal(404, 'Article Not Found');
  const pictures = await picturesOf(store);
  return list({ ...summaryWire(article, pictures), content: withPictures(article.content, pictures) });
}

/** One of the pages that are a long text (D-02). */
export async function sitePageByName({ store, texts }: TextQuestion, name: string): Promise<Answer> {
  const page = texts.pages.get(name);
  if (!page) return refusal(404, 'There is nothing at this address.');
  return list({ ...page, content: withPictures(page.content, await picturesOf(store)) });
}

async function picturesOf(store: TextQuestion['store']): Promise<ReadonlyMap<string, Picture>> {
  const rows = await store.siteMedia();
  return new Map(rows.map(({ path, alt, ...picture }) => [path, pictureWire(picture, alt)]));
}

function summaryWire(
  { content: _text, imageUrl, ...article }: SiteTexts['articles'][number],
  pictures: ReadonlyMap<string, Picture>,
) {
  const picture = pictures.get(imageUrl) ?? null;
  return { ...article, imageUrl: picture ? `/media/${picture.name}` : '', picture };
}
