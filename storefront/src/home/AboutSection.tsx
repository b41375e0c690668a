import { Counter, CounterBlock, CounterList } from '@elvora/design-system/Counter';
import { Figure } from '@elvora/design-system/Figure';
import { IconArrowRight } from '@elvora/design-system/Icon';
import { Link } from '@elvora/design-system/Link';
import { MediaSection } from '@elvora/design-system/MediaSection';
import { Picture, type PictureSource } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
import * as styles from './AboutSection.css.ts';
import type { HomeContent } from './homeContent.ts';

interface AboutSectionProps {
  id: string;
  content: HomeContent['aboutBlock'];
  source: PictureSource | null;
}

/** Presents the company in four numbers (S-065, S-069…S-078). */
export function AboutSection({ id, content, source }: AboutSectionProps) {
  const { heading, headline, text, counters, stats, linkLabel, href, imageAlt } = content;
  const [suffix, headlineAfter] = splitHeadline(headline);
  return (
    <MediaSection
      heading={heading}
      headline={
        <>
          <Counter suffix={suffix} value={stats.buyers} />
          {headlineAfter}
        </>
      }
      id={id}
      media={
        <Figure isRounded>
          <Picture alt={imageAlt} ratio="4/3" sizes="(min-width: 900px) 50vw, 100vw" source={source} />
        </Figure>
      }
      renderText={(column) => <CounterBlock>{column}</CounterBlock>}
    >
      <Text variant="bodyLg" tone="soft">
        {text}
      </Text>
      <CounterList
        items={counters.map(({ key, label }) => ({ label, value: stats[key as keyof typeof stats] }))}
      />
      <div className={styles.more}>
        <Link href={href} icon={IconArrowRight} isStandalone>
          {linkLabel}
        </Link>
      </div>
    </MediaSection>
  );
}

/** Splits '{count}+ Buyers Across The World' into the suffix of the number and the text that follows (S-070). */
function splitHeadline(headline: string): [string, string] {
  const [, suffix = '', after = headline] = /^\{count\}(\S*)(.*)$/.exec(headline) ?? [];
  return [suffix, after];
}
