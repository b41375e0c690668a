import * as styles from './ArticleBody.css.ts';

export const articleBodyVariants = ['article', 'answer'] as const;
export type ArticleBodyVariant = (typeof articleBodyVariants)[number];

export interface ArticleBodyProps {
  /** Headings from level 2, paragraphs, lists, tables, figures, quotes. The caller sanitises it. */
  html: string;
  /** `answer` is for a few lines inside something else. @default 'article' */
  variant?: ArticleBodyVariant;
}

/** The one door for text that comes as HTML: the typography of articles. */
export function ArticleBody({ html, variant = 'article' }: ArticleBodyProps) {
  return (
    <div
      className={`${styles.root} ${styles.variants[variant]}`}
      dangerouslySetInnerHTML={{ __html: html }}
      data-component="ArticleBody"
    />
  );
}
