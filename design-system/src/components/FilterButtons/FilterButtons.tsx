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
  onValueChange: (value: Value) => void;
}

/** Narrows a list to one kind: a row of buttons of which one is down. */
export function FilterButtons<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: FilterButtonsProps<Value>) {
  return (
    <div aria-label={label} className={styles.root} data-component="FilterButtons" role="group">
      {options.map((option) => (
        <button
          aria-pressed={option.value === value}
          className={styles.button}
          key={option.value}
          onClick={() => onValueChange(option.value)}
          type="button"
        >
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}
