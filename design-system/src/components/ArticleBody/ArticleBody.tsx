import * as styles from './ArticleBody.css.ts';

export const articleBodyVariants = ['article', 'answer'] as const;
export type ArticleBodyVariant = (typeof articleBodyVariants)[number];

export interface ArticleBodyProps {
  /** Headings from level 2, paragraphs, lists, tables, figures, quotes. Must be sanitised by the caller. */
  html: string;
  /** `answer` is for a few lines within other content. @default 'article' */
  variant?: ArticleBodyVariant;
}

/** Renders trusted HTML with the typography of articles; the only place that accepts HTML. */
export function ArticleBody({ html, variant = 'article' }: ArticleBodyProps) {
  return (
    <div
      className={`${styles.root} ${styles.variants[variant]}`}
      dangerouslySetInnerHTML={{ __html: html }}
      data-component="ArticleBody"
    />
  );
}
