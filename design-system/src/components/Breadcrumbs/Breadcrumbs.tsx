import { IconChevronRight } from '../Icon/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  label: string;
  /** Address of the page; a step without one is text. */
  href?: string;
}

interface CommonProps {
  /** Name of the landmark. @default 'Breadcrumb' */
  label?: string;
}

interface LinkProps extends CommonProps {
  /** The way from the first page to this one, which is the last and current. */
  items: readonly Breadcrumb[];
  onSelect?: undefined;
}

interface ButtonProps extends CommonProps {
  /** The way from 'Root' to the level that is shown. */
  items: readonly { label: string }[];
  /** Called with the index of a step that was chosen; the steps are buttons then. */
  onSelect: (index: number) => void;
}

export type BreadcrumbsProps = LinkProps | ButtonProps;

/** Shows where the page stands and leads back up. All levels are shown; they wrap where the line is full. */
export function Breadcrumbs({ items, label = 'Breadcrumb', onSelect }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav aria-label={label} data-component="Breadcrumbs">
      <ol className={styles.list} role="list">
        {items.map((item, index) => (
          // A way may pass two places of one name; its order is its identity.
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
