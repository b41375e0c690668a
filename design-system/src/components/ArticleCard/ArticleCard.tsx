import { Card, CardBody, CardPicture } from '../Card/index.ts';
import { Chip } from '../Chip/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { IconArrowRight, IconClock } from '../Icon/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './ArticleCard.css.ts';
import { formatDay } from './formatDay.ts';

export interface ArticleCardProps {
  title: string;
  /** Destination of the whole card. */
  href: string;
  /** URL fragment of the card. */
  id?: string;
  source: PictureSource | null | undefined;
  text: string;
  /** Only the first two are shown. */
  tags?: readonly string[];
  /** YYYY-MM-DD. */
  date: string;
  /** For example '3 min read'. */
  readTime: string;
  /** For example 'Read article'. */
  linkText: string;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
  /** Loads the picture eagerly; for cards above the fold. @default false */
  priority?: boolean;
}

const maxTags = 2;
const sizes = '(min-width: 1376px) 410px, (min-width: 900px) 31vw, (min-width: 600px) 48vw, 100vw';

/** Links to an article: picture, topics, summary and reading time. */
export function ArticleCard({
  title,
  href,
  id,
  source,
  text,
  tags = [],
  date,
  readTime,
  linkText,
  headingLevel = 2,
  priority,
}: ArticleCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.wrapper} id={id}>
      <Card component="ArticleCard">
        <CardPicture>
          <Picture alt="" fit="contain" priority={priority} ratio="4/3" sizes={sizes} source={source} />
        </CardPicture>
        <CardBody>
          {tags.length > 0 && (
            <ul className={styles.tags} role="list">
              {tags.slice(0, maxTags).map((tag) => (
                <li key={tag}>
                  <Chip>{tag}</Chip>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.text}>
            <Title className={styles.title}>
              <a className={styles.link} href={href}>
                {title}
              </a>
            </Title>
            <Text variant="bodySm" tone="soft">
              {text}
            </Text>
          </div>
          <div className={styles.footer}>
            <span className={styles.facts}>
              <time dateTime={date}>{formatDay(date)}</time>
              <span className={styles.fact}>
                <IconClock size={16} />
                {readTime}
              </span>
            </span>
            <span aria-hidden className={styles.linkText}>
              {linkText}
              <IconArrowRight size={16} />
            </span>
          </div>
        </CardBody>
      </Card>
    </div>
  );
}
