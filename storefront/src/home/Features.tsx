import { FeatureGrid } from '@elvora/design-system/FeatureGrid';
import { Heading } from '@elvora/design-system/Heading';
import {
  IconBarcode,
  IconCertificate,
  type IconComponent,
  IconMapPin,
  IconMessage2,
  IconRefresh,
  IconTable,
} from '@elvora/design-system/Icon';
import type { PictureSource } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
import { VideoPoster } from '@elvora/design-system/VideoPoster';
import type { HomeContent } from './homeContent.ts';
import * as styles from './Features.css.ts';

interface FeaturesProps {
  id: string;
  content: HomeContent['features'];
  /** Address of the film, and the picture shown before it plays. */
  film: { src: string; poster: PictureSource | null };
}

const icons: Readonly<Record<string, IconComponent>> = {
  tables: IconTable,
  codes: IconBarcode,
  stock: IconMapPin,
  standards: IconCertificate,
  spares: IconRefresh,
  advice: IconMessage2,
};

/** What speaks for the range, with the film beside it (S-062). */
export function Features({ id, content: { heading, text, items, video }, film }: FeaturesProps) {
  return (
    <div className={styles.root}>
      <div className={styles.textBlock}>
        <div className={styles.header}>
          <Heading id={id} level={2}>
            {heading}
          </Heading>
          <Text variant="bodyLg" tone="soft">
            {text}
          </Text>
        </div>
        <FeatureGrid items={items.map((item) => ({ ...item, icon: icons[item.id] ?? IconTable }))} />
      </div>
      {/* The film has no words and no sound; its caption says what it shows. */}
      <figure className={styles.figure}>
        <VideoPoster
          alt={video.posterAlt}
          poster={film.poster}
          sizes="(min-width: 1200px) 600px, (min-width: 900px) 50vw, 100vw"
          title={video.title}
          video={{ kind: 'file', src: film.src }}
        />
        <figcaption className={styles.caption}>
          <Text isInline weight="strong">
            {video.title}
          </Text>
          <Text isInline variant="bodySm" tone="muted">
            {video.caption}
          </Text>
        </figcaption>
      </figure>
    </div>
  );
}
