import type { Article } from '@elvora/catalogue/model';
import { formatDay } from '@elvora/design-system/ArticleCard';
import { ArticleBody, ArticleFooter } from '@elvora/design-system/ArticleBody';
import { ButtonLink } from '@elvora/design-system/Button';
import { IconArrowLeft, IconClock } from '@elvora/design-system/Icon';
import { Container, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Picture, type PictureSource } from '@elvora/design-system/Picture';
import type { MouseEvent } from 'react';
import * as styles from './ArticleView.css.ts';

export interface ArticleViewProps {
  article: Omit<Article, 'picture' | 'imageUrl' | 'linkText'>;
  source: PictureSource | null;
  /** Link to the list of articles. */
  back: { label: string; href: string };
  /** Called before `back` is followed. */
  onBack?: (event: MouseEvent) => void;
}

/** `sizes` of the picture: the width of the reading column. */
export const articlePictureSizes = '(min-width: 784px) 720px, calc(100vw - 32px)';

/** Renders an article with links back to the list. */
export function ArticleView({ article, source, back, onBack }: ArticleViewProps) {
  const { title, description, author, date, readTime, content, tags } = article;
  const backLink = (
    <ButtonLink href={back.href} icon={IconArrowLeft} onPress={onBack} size="sm" tone="secondary">
      {back.label}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        backLink={backLink}
        facts={
          <>
            <span>{author}</span>
            <time dateTime={date}>{formatDay(date)}</time>
            <span className={styles.fact}>
              <IconClock size={16} />
              {readTime}
            </span>
          </>
        }
        lead={description}
        title={title}
        width="reading"
      />
      <Section rhythm="catalogue">
        <Container width="reading">
          <article className={styles.article}>
            <div className={styles.picture}>
              <Picture
                alt=""
                fit="contain"
                priority
                ratio="4/3"
                sizes={articlePictureSizes}
                source={source}
              />
            </div>
            <ArticleBody html={content} />
          </article>
          <ArticleFooter action={backLink} tags={tags} />
        </Container>
      </Section>
    </>
  );
}
