import { Counter } from './Counter.tsx';
import * as styles from './CounterList.css.ts';

export interface CounterListProps {
  /** Three or four counters with labels. */
  items: readonly { label: string; value: number }[];
}

/** Shows a few labelled counters side by side. */
export function CounterList({ items }: CounterListProps) {
  return (
    <dl className={styles.root} data-component="CounterList">
      {items.map(({ label, value }) => (
        <div className={styles.item} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <Counter value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
