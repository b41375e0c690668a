import { Container } from '../../layout/index.ts';
import { IconArrowRight } from '../Icon/index.ts';
import * as styles from './LinkStrip.css.ts';

export interface LinkStripItem {
  name: string;
  /** One sentence below the name. */
  text: string;
  href: string;
}

export interface LinkStripProps {
  /** Accessible name of the navigation landmark. */
  label: string;
  /** Three links share the row from `md` up. */
  items: readonly LinkStripItem[];
}

/** Lists the main destinations in one full-width strip, each with a sentence. */
export function LinkStrip({ label, items }: LinkStripProps) {
  return (
    <nav aria-label={label} data-component="LinkStrip">
      <Container>
        <ul className={styles.list} role="list">
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
