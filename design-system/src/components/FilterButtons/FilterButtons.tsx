import { type KeyboardEvent, useRef } from 'react';
import { afterPaint, indexAfterKey } from '../../hooks/index.ts';
import * as styles from './FilterButtons.css.ts';

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  /** Number of matches, beside the label. */
  count?: number;
}

export interface FilterButtonsProps<Value extends string> {
  /** Accessible name of the toolbar. */
  label: string;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Toggle buttons that filter a list by kind: one tab stop, arrow keys move between them (APG toolbar). */
export function FilterButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterButtonsProps<Value>) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const selectedIndex = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = buttons.current.findIndex((button) => button === event.target);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = indexAfterKey({ key: event.key, axis: 'horizontal', isRtl, index, count: options.length });
    if (next === null) return;
    event.preventDefault();
    buttons.current[next]?.focus();
  };
  return (
    <div
      aria-label={label}
      className={styles.root}
      data-component="FilterButtons"
      onKeyDown={onKeyDown}
      role="toolbar"
      tabIndex={-1}
    >
      {options.map((option, optionIndex) => (
        <button
          aria-pressed={optionIndex === selectedIndex}
          className={styles.button}
          key={option.value}
          onClick={() => onChange(option.value)}
          onFocus={({ currentTarget }) =>
            // Deferred: scrolling now would force a layout before the press is painted.
            afterPaint(() => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
          }
          ref={(element) => {
            buttons.current[optionIndex] = element;
          }}
          tabIndex={optionIndex === selectedIndex ? 0 : -1}
          type="button"
        >
          {option.label}
          {option.count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{option.count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
