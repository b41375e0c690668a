import { FeatureGrid } from '@elvora/design-system/FeatureGrid';
import { Figure } from '@elvora/design-system/Figure';
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
import { Stack } from '@elvora/design-system/layout';
import type { PictureSource } from '@elvora/design-system/Picture';
import { Text } from '@elvora/design-system/Text';
import { VideoPoster } from '@elvora/design-system/VideoPoster';
import * as styles from './FeaturesSection.css.ts';
import type { HomeContent } from './homeContent.ts';

interface FeaturesSectionProps {
  id: string;
  content: HomeContent['features'];
  /** Address of the film and its poster. */
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

/** Lists the strengths of the range beside a film (S-062). */
export function FeaturesSection({
  id,
  content: { heading, text, items, video },
  film,
}: FeaturesSectionProps) {
  return (
    <div className={styles.root}>
      <Stack gap="4">
        <Stack gap="1_5">
          <Heading id={id} level={2}>
            {heading}
          </Heading>
          <Text variant="bodyLg" tone="soft">
            {text}
          </Text>
        </Stack>
        <FeatureGrid items={items.map((item) => ({ ...item, icon: icons[item.id] ?? IconTable }))} />
      </Stack>
      {/* The film has no speech and no sound; the caption describes it. */}
      <Figure caption={{ title: video.title, text: video.caption }}>
        <VideoPoster
          alt={video.posterAlt}
          poster={film.poster}
          sizes="(min-width: 1200px) 600px, (min-width: 900px) 50vw, 100vw"
          title={video.title}
          video={{ kind: 'file', src: film.src }}
        />
      </Figure>
    </div>
  );
}
