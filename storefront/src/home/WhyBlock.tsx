import { ButtonLink } from '@elvora/design-system/Button';
import { Heading } from '@elvora/design-system/Heading';
import { IconAward } from '@elvora/design-system/Icon';
import { Meter } from '@elvora/design-system/Meter';
import { Picture, type PictureSource } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
import { paths } from '../site/paths.ts';
import type { HomeContent } from './homeContent.ts';
import * as styles from './WhyBlock.css.ts';

interface WhyBlockProps {
  id: string;
  content: HomeContent['whyChooseUs'];
  source: PictureSource | null;
}

/** Why choose us: one promise, two claims, and the way to a quote (S-066, S-079…S-089). */
export function WhyBlock({ id, content, source }: WhyBlockProps) {
  const { badge, heading, card, bars, button, imageAlt } = content;
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.textBlock}>
        <Heading id={id} level={2} variant="displayLg">
          {heading}
        </Heading>
        <div className={styles.card}>
          <Heading level={3} variant="heading4">
            {card.title}
          </Heading>
          <Text tone="soft">{card.text}</Text>
        </div>
        <div className={styles.claims}>
          {bars.map(({ label, value, delayMs }) => (
            <Meter delayMs={delayMs} key={label} label={label} value={value} />
          ))}
        </div>
        <ButtonLink href={paths.quote} size="lg" tone="accent">
          {button}
        </ButtonLink>
      </div>
      <figure className={styles.figure}>
        <Picture alt={imageAlt} sizes="(min-width: 900px) 50vw, 100vw" source={source} />
        <figcaption className={styles.badge}>
          <span className={styles.badgeIcon}>
            <IconAward size={28} />
          </span>
          {badge}
        </figcaption>
      </figure>
    </section>
  );
}
