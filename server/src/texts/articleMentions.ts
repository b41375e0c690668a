import type { ProductArticleResponse } from '@elvora/catalogue/contract';
import { foldSearchText, readSizes, readSpecification } from '@elvora/catalogue/operations';
import type { ArticleContent } from '../seed/content.ts';

/** The names that identify a product in a text. */
export interface NamedProduct {
  name: string;
  /** Names from the main category to its own. */
  categoryPath: readonly string[];
  /** Its table as stored. */
  data: string | null;
}

/**
 * Finds the articles that mention a product: those about the product first, then those about its category,
 * newest first.
 */
export type ArticleMentions = (product: NamedProduct) => ProductArticleResponse[];

const maxArticles = 3;

/** Indexes the words of all articles once, in which products are then looked up. */
export function createArticleMentions(articles: readonly ArticleContent[]): ArticleMentions {
  const texts = articles
    .map(({ id, title, description, content, date, tags }) => {
      const plain = content.replaceAll(/<[^<>]*>/g, ' ');
      return {
        article: { id, title, date },
        words: phrase(`${title} ${description} ${plain}`),
        subjects: [title, ...tags].map(phrase),
        codes: new Set(plain.match(/(?<![A-Z\d])[A-Z\d]+(?:-[A-Z\d.]*[A-Z\d])+/g)),
      };
    })
    .toSorted((a, b) => (a.article.date < b.article.date ? 1 : -1));
  const hasCodes = texts.some(({ codes }) => codes.size > 0);
  return ({ name, categoryPath, data }) => {
    const names = productNames(name);
    const codes = hasCodes ? readSizes(readSpecification(data)).map(({ code }) => code) : [];
    const categories = subjectsOf(name, categoryPath);
    const named = texts.filter(
      (text) => names.some((each) => text.words.includes(each)) || codes.some((code) => text.codes.has(code)),
    );
    const about = texts.filter(
      (text) =>
        !named.includes(text) &&
        text.subjects.some((subject) => categories.some((category) => subject.includes(category))),
    );
    return [...named, ...about].slice(0, maxArticles).map(({ article }) => article);
  };
}

/**
 * The name, and its part before a comma: 'Miniature Circuit Breaker' of 'Miniature Circuit Breaker,
 * Two Pole'.
 */
const productNames = (name: string): string[] =>
  [name, name.split(',')[0] ?? '', name.split(/[,\d]/)[0] ?? '']
    .map(phrase)
    // A single word, such as 'Relay', does not identify a product.
    .filter((each) => each.trim().includes(' '));

/**
 * Categories that describe the product: not the main one, and of 'DIN Rails & Wiring Ducts' only the part
 * that its name repeats.
 */
const subjectsOf = (name: string, [main = '', ...path]: readonly string[]): string[] =>
  (path.length > 0 ? path : [main]).flatMap((category) => {
    const parts = category.split('&').map(phrase);
    return parts.length === 1 ? parts : parts.filter((part) => phrase(name).includes(part));
  });

/** Words of a text in the singular, each between spaces. */
const phrase = (text: string): string =>
  ` ${(foldSearchText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular).join(' ')} `;

const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);
