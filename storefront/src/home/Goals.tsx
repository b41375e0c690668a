import { Heading } from '@elvora/design-system/Heading';
import {
  IconBuildingWarehouse,
  type IconComponent,
  IconRecycle,
  IconScale,
  IconShieldCheck,
} from '@elvora/design-system/Icon';
import type { HomeContent } from './homeContent.ts';
import * as styles from './Goals.css.ts';

const icons: Readonly<Record<string, IconComponent>> = {
  safe: IconShieldCheck,
  available: IconBuildingWarehouse,
  fair: IconScale,
  lasting: IconRecycle,
};

/** What guides the company (S-063). */
export function Goals({ items }: { items: HomeContent['goals']['items'] }) {
  return (
    <ul className={styles.list} role="list">
      {items.map(({ id, title, text }) => {
        const Icon = icons[id];
        return (
          <li className={styles.item} key={id}>
            <span className={styles.icon}>{Icon && <Icon size={24} />}</span>
            <div className={styles.textBlock}>
              <Heading level={3} variant="heading4">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
