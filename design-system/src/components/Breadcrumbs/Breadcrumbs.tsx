import { IconChevronRight } from '../Icon/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  label: string;
  /** Address of the page; rendered as text if omitted. */
  href?: string;
}

interface CommonProps {
  /** Accessible name of the landmark. @default 'Breadcrumb' */
  label?: string;
}

interface LinkProps extends CommonProps {
  /** Path from the home page to the current page, which is last. */
  items: readonly Breadcrumb[];
  onSelect?: undefined;
}

interface ButtonProps extends CommonProps {
  /** Path from 'Root' to the current level. */
  items: readonly { label: string }[];
  /** Called with the index of the selected step; renders buttons instead of links. */
  onSelect: (index: number) => void;
}

export type BreadcrumbsProps = LinkProps | ButtonProps;

/** Shows the path to the current page (APG breadcrumb). All levels are shown and wrap. */
export function Breadcrumbs({ items, label = 'Breadcrumb', onSelect }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav aria-label={label} data-component="Breadcrumbs">
      <ol className={styles.list} role="list">
        {items.map((item, index) => (
          // Names may repeat along the path, so the index is the key.
          <li className={styles.item} key={index}>
            {index === last ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : (
              <>
                <Step item={item} onSelect={onSelect && (() => onSelect(index))} />
                <span aria-hidden className={styles.separator}>
                  <IconChevronRight size={16} />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ item: { label, href }, onSelect }: { item: Breadcrumb; onSelect?: () => void }) {
  if (onSelect)
    return (
      <button className={styles.link} onClick={onSelect} title={label} type="button">
        {label}
      </button>
    );
  if (href === undefined)
    return (
      <span className={styles.plain} title={label}>
        {label}
      </span>
    );
  return (
    <a className={styles.link} href={href} title={label}>
      {label}
    </a>
  );
}
