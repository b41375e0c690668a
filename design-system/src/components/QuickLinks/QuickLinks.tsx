import { ButtonLink } from '../Button/index.ts';
import type { IconComponent } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './QuickLinks.css.ts';

export interface QuickLink {
  label: string;
  href: string;
  icon: IconComponent;
}

export interface QuickLinksProps {
  title: string;
  items: readonly QuickLink[];
  /** Help text and link below the shortcuts. */
  help: { text: string; label: string; href: string };
}

/** Shortcuts beside the categories of the open menu, with an offer of help. */
export function QuickLinks({ title, items, help }: QuickLinksProps) {
  return (
    <div data-component="QuickLinks">
      <Text variant="bodySm" weight="strong">
        {title}
      </Text>
      <ul className={styles.list} role="list">
        {items.map(({ label, href, icon: Icon }) => (
          <li key={href}>
            <Link href={href}>
              <span className={styles.link}>
                <Icon size={18} />
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.help}>
        <Text variant="caption" tone="muted">
          {help.text}
        </Text>
        <ButtonLink href={help.href} size="sm" tone="secondary">
          {help.label}
        </ButtonLink>
      </div>
    </div>
  );
}
