import { type KeyboardEvent, useRef } from 'react';
import { indexAfterKey } from '../../hooks/index.ts';
import type { FilterCount } from './photoFilterOps.ts';
import * as styles from './PhotoGrid.css.ts';

interface PhotoFiltersProps {
  filters: readonly FilterCount[];
  filter: string;
  onFilter: (name: string) => void;
  label: string;
}

/** The filters: one stop for the keyboard, arrows within; the one in force is pressed. */
export function PhotoFilters({ filters, filter, onFilter, label }: PhotoFiltersProps) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const chosen = Math.max(
    0,
    filters.findIndex(({ name }) => name === filter),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = buttons.current.findIndex((button) => button === event.target);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = indexAfterKey({ key: event.key, axis: 'horizontal', isRtl, index, count: filters.length });
    if (next === null) return;
    event.preventDefault();
    buttons.current[next]?.focus();
  };
  return (
    <div aria-label={label} className={styles.filters} onKeyDown={onKeyDown} role="toolbar" tabIndex={-1}>
      {filters.map(({ name, count }, at) => (
        <button
          aria-pressed={at === chosen}
          className={styles.filter}
          key={name}
          onClick={() => onFilter(name)}
          onFocus={({ currentTarget }) =>
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          }
          ref={(element) => {
            buttons.current[at] = element;
          }}
          tabIndex={at === chosen ? 0 : -1}
          type="button"
        >
          {name} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
