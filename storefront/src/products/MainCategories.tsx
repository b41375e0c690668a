import { Picture } from '@elvora/design-system/Picture';
import { categoryCountText } from './categoryCountText.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import * as styles from './MainCategories.css.ts';
import type { CategoryGroup } from './ProductsView.tsx';

interface MainCategoriesProps {
  groups: readonly CategoryGroup[];
  label: string;
}

/** Main categories as wide cards, each with the categories right below it. */
export function MainCategories({ groups, label }: MainCategoriesProps) {
  return (
    <ul aria-label={label} className={styles.root} role="list">
      {groups.map(({ category, children }) => (
        <li className={styles.group} key={category.id}>
          <a className={styles.header} href={paths.category(category.path)}>
            <Picture alt="" priority sizes="96px" source={pictureSourceFor(category.picture, 'thumb')} />
            <span className={styles.textBlock}>
              <span className={styles.name}>{category.name}</span>
              <span className={styles.count}>{categoryCountText(category)}</span>
            </span>
          </a>
          <ul className={styles.children} role="list">
            {children.map(({ id, name, path }) => (
              <li key={id}>
                <a className={styles.child} href={paths.category(path)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
