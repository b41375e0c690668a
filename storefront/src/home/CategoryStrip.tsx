import { IconArrowRight } from '@elvora/design-system/Icon';
import { Container } from '@elvora/design-system/layout';
import * as styles from './CategoryStrip.css.ts';

interface CategoryStripProps {
  label: string;
  items: readonly { name: string; text: string; href: string }[];
}

/** The main categories right under the hero, each with one sentence. */
export function CategoryStrip({ label, items }: CategoryStripProps) {
  return (
    <nav aria-label={label}>
      <Container>
        <ul className={styles.root} role="list">
          {items.map(({ name, text, href }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                <span className={styles.textBlock}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.text}>{text}</span>
                </span>
                <IconArrowRight size={18} />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
