import { Counter, CounterBlock } from '@elvora/design-system/Counter';
import { IconArrowRight } from '@elvora/design-system/Icon';
import { Link } from '@elvora/design-system/Link';
import { Picture, type PictureSource } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
import type { HomeContent } from './homeContent.ts';
import * as styles from './AboutBlock.css.ts';

interface AboutBlockProps {
  id: string;
  content: HomeContent['aboutBlock'];
  source: PictureSource | null;
}

/** The company in four numbers (S-065, S-069…S-078). */
export function AboutBlock({ id, content, source }: AboutBlockProps) {
  const { heading, headline, text, counters, stats, linkLabel, href, imageAlt } = content;
  const [suffix, headlineAfter] = splitHeadline(headline);
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.picture}>
        <Picture alt={imageAlt} ratio="4/3" sizes="(min-width: 900px) 50vw, 100vw" source={source} />
      </div>
      <CounterBlock>
        <div className={styles.textBlock}>
          <h2 className={styles.eyebrow} id={id}>
            {heading}
          </h2>
          <p className={styles.headline}>
            <Counter suffix={suffix} value={stats.buyers} />
            {headlineAfter}
          </p>
          <Text variant="bodyLg" tone="soft">
            {text}
          </Text>
          <dl className={styles.counters}>
            {counters.map(({ key, label }) => (
              <div className={styles.counter} key={key}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.figure}>
                  <Counter value={stats[key as keyof typeof stats]} />
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.more}>
            <Link href={href} icon={IconArrowRight} isStandalone>
              {linkLabel}
            </Link>
          </div>
        </div>
      </CounterBlock>
    </section>
  );
}

/** '{count}+ Buyers Across The World': what belongs to the number, and what follows it (S-070). */
function splitHeadline(headline: string): [string, string] {
  const [, suffix = '', after = headline] = /^\{count\}(\S*)(.*)$/.exec(headline) ?? [];
  return [suffix, after];
}
