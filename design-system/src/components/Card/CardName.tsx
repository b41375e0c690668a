import type { HeadingLevel } from '../Heading/index.ts';
import { NonBreakingMeasures } from '../Text/index.ts';
import * as styles from './Card.css.ts';

export interface CardNameProps {
  name: string;
  href: string;
  level: HeadingLevel;
}

/** Card heading with the card's link. It is never truncated: cards with long names are higher. */
export function CardName({ name, href, level }: CardNameProps) {
  const Root = `h${level}` as const;
  return (
    <Root className={styles.name}>
      <a className={styles.link} href={href}>
        <NonBreakingMeasures>{name}</NonBreakingMeasures>
      </a>
    </Root>
  );
}
