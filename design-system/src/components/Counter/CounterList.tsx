import { Counter } from './Counter.tsx';
import * as styles from './CounterList.css.ts';

export interface CounterListProps {
  /** Three or four numbers with their labels. */
  items: readonly { label: string; value: number }[];
}

/** Sets a few counters side by side, each with its label below. */
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
