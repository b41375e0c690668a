import type { Category } from '@elvora/catalogue/model';
import { IconChevronRight } from '@elvora/design-system/Icon';
import { Picture } from '@elvora/design-system/Picture';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import * as styles from './SubcategoryLinks.css.ts';

interface SubcategoryLinksProps {
  categories: readonly Category[];
  label: string;
}

/** Subcategories as a row of small links, above the products of the same level. */
export function SubcategoryLinks({ categories, label }: SubcategoryLinksProps) {
  return (
    <ul aria-label={label} className={styles.root} role="list">
      {categories.map((category) => (
        <li key={category.id}>
          <a className={styles.link} href={paths.category(category.path)}>
            <span className={styles.thumb}>
              <Picture alt="" sizes="44px" source={pictureSourceFor(category.picture, 'thumb')} />
            </span>
            {category.name}
            <IconChevronRight size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
