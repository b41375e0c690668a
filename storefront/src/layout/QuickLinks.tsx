import { ButtonLink } from '@elvora/design-system/Button';
import { IconDownload, IconFlame, IconSearch } from '@elvora/design-system/Icon';
import { Link } from '@elvora/design-system/Link';
import { Text } from '@elvora/design-system/Text';
import { paths } from '../site/paths.ts';
import * as styles from './QuickLinks.css.ts';

const links = [
  { label: 'Best sellers', href: paths.bestSellers, Icon: IconFlame },
  { label: 'Search sizes and codes', href: paths.search(), Icon: IconSearch },
  { label: 'Media & Downloads', href: paths.media, Icon: IconDownload },
] as const;

/** Shortcuts and help beside the categories of the open menu. */
export function QuickLinks() {
  return (
    <>
      <Text variant="bodySm" weight="strong">
        Quick ways in
      </Text>
      <ul className={styles.list} role="list">
        {links.map(({ label, href, Icon }) => (
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
          Not sure which part fits? Send us the motor plate or the cable diameter.
        </Text>
        <ButtonLink href={paths.contact} size="sm" tone="secondary">
          Ask an engineer
        </ButtonLink>
      </div>
    </>
  );
}
