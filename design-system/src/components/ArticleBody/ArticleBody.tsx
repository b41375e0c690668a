import * as styles from './ArticleBody.css.ts';

export const articleBodyLooks = ['article', 'answer'] as const;
export type ArticleBodyLook = (typeof articleBodyLooks)[number];

export interface ArticleBodyProps {
  /** Headings from level 2, paragraphs, lists, tables, figures, quotes. It has been cleaned by whoever loaded it. */
  html: string;
  /** `answer` is for a few lines inside something else. @default 'article' */
  look?: ArticleBodyLook;
}

/** The one door for text that comes as HTML: the typography of articles. */
export function ArticleBody({ html, look = 'article' }: ArticleBodyProps) {
  return (
    <div
      className={`${styles.root} ${styles.looks[look]}`}
      dangerouslySetInnerHTML={{ __html: html }}
      data-component="ArticleBody"
    />
  );
}
