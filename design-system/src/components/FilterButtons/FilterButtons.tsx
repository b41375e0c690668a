import { type KeyboardEvent, useRef } from 'react';
import { afterPaint, indexAfterKey } from '../../hooks/index.ts';
import * as styles from './FilterButtons.css.ts';

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  /** How many things it leaves; shown beside the label. */
  count?: number;
}

export interface FilterButtonsProps<Value extends string> {
  /** What is filtered, for assistive technology. */
  label: string;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Narrows a list to one kind: one stop for the keyboard, arrows within; the one in force is pressed. */
export function FilterButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterButtonsProps<Value>) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const chosen = Math.max(
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
      {options.map((option, at) => (
        <button
          aria-pressed={at === chosen}
          className={styles.button}
          key={option.value}
          onClick={() => onChange(option.value)}
          onFocus={({ currentTarget }) =>
            // Right now it would have the layout made once more, and what is pressed for comes first.
            afterPaint(() => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
          }
          ref={(element) => {
            buttons.current[at] = element;
          }}
          tabIndex={at === chosen ? 0 : -1}
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
