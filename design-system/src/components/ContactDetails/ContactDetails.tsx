import type { IconComponent } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './ContactDetails.css.ts';

export interface ContactDetail {
  id: string;
  icon: IconComponent;
  label: string;
  value: string;
  /** Makes the value a link: `tel:`, `mailto:` or an address. */
  href?: string;
}

export interface ContactDetailsProps {
  items: readonly ContactDetail[];
}

/** Lists the ways to reach a company: addresses, phone, email, opening hours. */
export function ContactDetails({ items }: ContactDetailsProps) {
  return (
    <dl className={styles.root} data-component="ContactDetails">
      {items.map(({ id, icon: Icon, label, value, href }) => (
        <div className={styles.item} key={id}>
          <dt className={styles.label}>
            <span className={styles.icon}>
              <Icon size={20} />
            </span>
            {label}
          </dt>
          <dd className={styles.value}>
            {href === undefined ? (
              value
            ) : (
              <Link href={href} tone="inherit">
                {value}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
