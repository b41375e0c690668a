import { useLayoutEffect, useRef } from 'react';
import { IconX } from '../Icon/index.ts';
import { NonBreakingMeasures } from '../Text/index.ts';
import * as styles from './ConditionChips.css.ts';
import { type ConditionChipsLabels, conditionChipsLabels } from './conditionChipsLabels.ts';

/** A condition that sizes have to meet. */
export interface ConditionChip {
  /** Property, such as 'Material'; empty when the value is self-explanatory. */
  name: string;
  value: string;
  /** Address of the page without the condition. */
  href: string;
  /** False for one that was dropped because no size meets it. @default true */
  isUsed?: boolean;
}

export interface ConditionChipsProps {
  /** In the order they were typed. */
  chips: readonly ConditionChip[];
  /** Address of the page without conditions. */
  clearHref: string;
  /** Whether the conditions were parsed from a text; shows a note before them. @default false */
  isUnderstood?: boolean;
  labels?: Partial<ConditionChipsLabels>;
}

/** Conditions of a search, each a link that removes it, so that they work without script and Back restores them. */
export function ConditionChips({ chips, clearHref, isUnderstood = false, ...props }: ConditionChipsProps) {
  const labels = { ...conditionChipsLabels, ...props.labels };
  const { list, focused } = useFocusAfterRemoval(chips.length);
  const label = isUnderstood ? labels.understoodAs : labels.conditions;
  return (
    <div className={styles.root} data-component="ConditionChips">
      {isUnderstood && (
        <span aria-hidden className={styles.lead}>
          {label}
        </span>
      )}
      <ul aria-label={label} className={styles.list} ref={list} role="list" tabIndex={-1}>
        {chips.map(({ name, value, href, isUsed = true }, at) => (
          <li key={`${href} ${at}`}>
            <a
              className={isUsed ? styles.chip : `${styles.chip} ${styles.unused}`}
              href={href}
              onFocus={() => {
                focused.current = at;
              }}
            >
              <span className={styles.hidden}>{labels.remove} </span>
              {name !== '' && `${name}: `}
              <span className={styles.value}>
                <NonBreakingMeasures>{value}</NonBreakingMeasures>
              </span>
              {!isUsed && <span className={styles.state}> {labels.notUsed}</span>}
              {isUsed && (
                <span className={styles.cross}>
                  <IconX size={16} />
                </span>
              )}
            </a>
          </li>
        ))}
        {chips.length > 1 && (
          <li>
            <a className={styles.clear} href={clearHref}>
              {labels.clearAll}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Moves the focus of a removed chip to the next one, or to the list (WCAG 2.4.3). */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef(-1);
  const previous = useRef(count);
  useLayoutEffect(
    function keepFocus() {
      const isRemoved = count < previous.current;
      previous.current = count;
      if (!isRemoved || focused.current === -1 || document.activeElement !== document.body) return;
      const links = list.current?.querySelectorAll('a');
      const next = links?.[Math.min(focused.current, links.length - 1)] ?? list.current;
      next?.focus();
    },
    [count],
  );
  return { list, focused };
}
