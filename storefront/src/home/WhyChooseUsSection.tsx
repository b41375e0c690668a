import { ButtonLink } from '@elvora/design-system/Button';
import { Callout } from '@elvora/design-system/Callout';
import { Figure } from '@elvora/design-system/Figure';
import { IconAward } from '@elvora/design-system/Icon';
import { MediaSection } from '@elvora/design-system/MediaSection';
import { Meter } from '@elvora/design-system/Meter';
import { Picture, type PictureSource } from '@elvora/design-system/Picture';
import { paths } from '../site/paths.ts';
import type { HomeContent } from './homeContent.ts';
import * as styles from './WhyChooseUsSection.css.ts';

interface WhyChooseUsSectionProps {
  id: string;
  content: HomeContent['whyChooseUs'];
  source: PictureSource | null;
}

/** Backs one promise with two claims and links to a quote (S-066, S-079…S-089). */
export function WhyChooseUsSection({ id, content, source }: WhyChooseUsSectionProps) {
  const { badge, heading, card, bars, button, imageAlt } = content;
  return (
    <MediaSection
      heading={heading}
      id={id}
      media={
        <Figure badge={{ icon: IconAward, text: badge }} isRounded>
          <Picture alt={imageAlt} sizes="(min-width: 900px) 50vw, 100vw" source={source} />
        </Figure>
      }
      mediaPosition="end"
    >
      <Callout text={card.text} title={card.title} />
      <div className={styles.claims}>
        {bars.map(({ label, value, delayMs }) => (
          <Meter delayMs={delayMs} key={label} label={label} value={value} />
        ))}
      </div>
      <ButtonLink href={paths.quote} size="lg" tone="accent">
        {button}
      </ButtonLink>
    </MediaSection>
  );
}
