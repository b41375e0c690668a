import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './Card.css.ts';

/** Placeholder of a card's name. */
export function CardNameSkeleton() {
  return (
    <div className={styles.nameSkeleton}>
      <Skeleton shape="line" width="92%" />
      <Skeleton shape="line" width="64%" />
    </div>
  );
}

/** Placeholder of one line of small text. */
export function CardLineSkeleton({ width }: { width: string }) {
  return (
    <div className={styles.lineSkeleton}>
      <Skeleton shape="line" width={width} />
    </div>
  );
}
