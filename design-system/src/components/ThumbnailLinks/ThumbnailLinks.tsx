import { IconChevronRight } from '../Icon/index.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './ThumbnailLinks.css.ts';

export interface ThumbnailLink {
  name: string;
  href: string;
  source: PictureSource | null | undefined;
}

export interface ThumbnailLinksProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly ThumbnailLink[];
}

/** Lists related pages as compact links with thumbnails. */
export function ThumbnailLinks({ label, items }: ThumbnailLinksProps) {
  return (
    <ul aria-label={label} className={styles.root} data-component="ThumbnailLinks" role="list">
      {items.map(({ name, href, source }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            <span className={styles.thumb}>
              <Picture alt="" sizes="44px" source={source} />
            </span>
            {name}
            <IconChevronRight size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
