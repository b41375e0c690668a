import type { PictureSource } from '@elvora/catalogue/operations';
import { IconArrowRight } from '@elvora/design-system/Icon';
import { Link } from '@elvora/design-system/Link';
import { Picture } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
import type { HomeContent } from './homeContent.ts';
import * as styles from './AboutBlock.css.ts';

interface AboutBlockProps {
  id: string;
  content: HomeContent['aboutBlock'];
  source: PictureSource | null;
}

/** The company in four numbers (S-065, S-069…S-073). */
export function AboutBlock({ id, content, source }: AboutBlockProps) {
  const { heading, headline, text, counters, stats, linkLabel, href, imageAlt } = content;
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.picture}>
        <Picture alt={imageAlt} ratio="4/3" sizes="(min-width: 900px) 50vw, 100vw" source={source} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.eyebrow} id={id}>
          {heading}
        </h2>
        <p className={styles.headline}>{headline.replace('{count}', String(stats.buyers))}</p>
        <Text look="bodyLg" tone="soft">
          {text}
        </Text>
        <dl className={styles.counters}>
          {counters.map(({ key, label }) => (
            <div className={styles.counter} key={key}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.figure}>{`${stats[key as keyof typeof stats]}+`}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.more}>
          <Link href={href} icon={IconArrowRight} isStrong>
            {linkLabel}
          </Link>
        </div>
      </div>
    </section>
  );
}
