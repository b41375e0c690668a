import type { ProductArticleResponse } from '@elvora/catalogue/contract';
import { createVersionedCache } from '../cache/versionedCache.ts';
import type { ProductRow } from '../store/index.ts';
import { createArticleMentions } from '../texts/articleMentions.ts';
import type { SiteTexts } from '../texts/siteTexts.ts';
import type { CategoryIndex } from './categoryIndex.ts';

/** Maximum number of products whose articles are cached. */
const maxProducts = 5000;

/** Returns the blog articles that mention a product. */
export type ProductArticles = (
  product: ProductRow,
  index: CategoryIndex,
) => Promise<readonly ProductArticleResponse[]>;

/** Finds the articles of a product once per catalogue version. */
export function createProductArticles({ articles }: Pick<SiteTexts, 'articles'>): ProductArticles {
  const mentions = createArticleMentions(articles);
  const cache = createVersionedCache<number, readonly ProductArticleResponse[]>({ maxSize: maxProducts });
  return ({ id, name, category_id, data }, index) =>
    cache.getOrCreate(String(id), index.version, async () => {
      const path = category_id === null ? [] : index.path(category_id);
      return mentions({ name, categoryPath: path.map((category) => category.name), data });
    });
}
