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
import { Text } from '@elvora/design-system/Text';
import type { HomeContent } from './homeContent.ts';
import * as styles from './Features.css.ts';

interface FeaturesProps {
  id: string;
  content: HomeContent['features'];
  /** Addresses of the film and of the picture shown before it plays. */
  film: { src: string; poster: string | undefined };
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
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading id={id} level={2}>
            {heading}
          </Heading>
          <Text look="bodyLg" tone="soft">
            {text}
          </Text>
        </div>
        <ul className={styles.list} role="list">
          {items.map((item) => {
            const Icon = icons[item.id];
            return (
              <li className={styles.item} key={item.id}>
                <span className={styles.icon}>{Icon && <Icon size={28} />}</span>
                <div>
                  <Heading level={3} look="heading5">
                    {item.title}
                  </Heading>
                  <p className={styles.text}>{item.text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <figure className={styles.figure}>
        {/* The film has no words and no sound; its caption says what it shows. */}
        <video
          aria-label={video.title}
          className={styles.video}
          controls
          height={960}
          loop
          muted
          playsInline
          poster={film.poster}
          preload="none"
          src={film.src}
          width={1280}
        />
        <figcaption className={styles.caption}>
          <Text isInline weight="strong">
            {video.title}
          </Text>
          <Text isInline look="bodySm" tone="muted">
            {video.caption}
          </Text>
        </figcaption>
      </figure>
    </div>
  );
}
