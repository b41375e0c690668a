import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { NonBreakingMeasures } from '../Text/index.ts';
import { FacetFrame } from './FacetFrame.tsx';
import * as styles from './FacetGroup.css.ts';
import { type FacetGroupLabels, facetGroupLabels } from './facetGroupLabels.ts';

/**
 * A value of a property, with the number of sizes that have it among those meeting the other
 * conditions.
 */
export interface FacetOption {
  /** Value in the form and in the address. */
  value: string;
  label: string;
  count: number;
  /** @default false */
  isSelected?: boolean;
}

export interface FacetGroupProps {
  /** Property, such as 'Thread'. */
  title: string;
  /** Name of the checkboxes in the form. */
  name: string;
  options: readonly FacetOption[];
  /** Starts open. @default true */
  isOpen?: boolean;
  labels?: Partial<FacetGroupLabels>;
}

/** Number of values before "Show more". */
const firstCount = 6;

/**
 * Values of a property with their counts, as native checkboxes of the surrounding form: a press is painted at
 * once, regardless of the app's response. A value without sizes stays in place, muted.
 */
export function FacetGroup({ title, name, options, isOpen, labels: labelOverrides }: FacetGroupProps) {
  const labels = { ...facetGroupLabels, ...labelOverrides };
  const first = options.length > firstCount ? options.slice(0, firstCount) : options;
  const rest = options.slice(first.length);
  const toRow = (option: FacetOption) => (
    <FacetCheckbox key={option.value} labels={labels} name={name} option={option} />
  );
  return (
    <FacetFrame component="FacetGroup" isOpen={isOpen} title={title}>
      <fieldset className={styles.options}>
        <legend className={styles.hidden}>{title}</legend>
        {first.map(toRow)}
        {rest.length > 0 && (
          <details className={styles.more} open={rest.some(({ isSelected }) => isSelected)}>
            <summary className={styles.showMore}>
              <span className={styles.whenClosed}>{labels.showMore(rest.length)}</span>
              <span className={styles.whenOpen}>{labels.showFewer}</span>
            </summary>
            {rest.map(toRow)}
          </details>
        )}
      </fieldset>
    </FacetFrame>
  );
}

interface FacetCheckboxProps {
  name: string;
  option: FacetOption;
  labels: FacetGroupLabels;
}

function FacetCheckbox({ name, option, labels }: FacetCheckboxProps) {
  const { value, label, count, isSelected = false } = option;
  const input = useRef<HTMLInputElement>(null);
  const [wasSelected, setWasSelected] = useState(isSelected);
  if (isSelected && !wasSelected) setWasSelected(true);
  const isEmpty = count === 0 && !isSelected;
  // Disabling the checkbox that was just unchecked would lose its focus (WCAG 2.4.3).
  const keepsFocus = isEmpty && wasSelected;
  useLayoutEffect(
    function followSelection() {
      // Uncontrolled, so that a press needs no render; the selection may also change externally, such as by
      // Back.
      if (input.current) input.current.checked = isSelected;
    },
    [isSelected],
  );
  return (
    <label className={styles.option}>
      <input
        aria-disabled={keepsFocus || undefined}
        className={styles.box}
        defaultChecked={isSelected}
        disabled={isEmpty && !keepsFocus}
        name={name}
        onChange={keepsFocus ? keepUnchecked : undefined}
        ref={input}
        type="checkbox"
        value={value}
      />
      <span className={styles.label}>
        <NonBreakingMeasures>{label}</NonBreakingMeasures>
      </span>
      <span className={styles.count}>
        {count}
        <span className={styles.hidden}> {labels.sizes(count)}</span>
      </span>
    </label>
  );
}

/** Reverts a press before the surrounding form handles it. */
function keepUnchecked(event: ChangeEvent<HTMLInputElement>) {
  event.stopPropagation();
  event.currentTarget.checked = false;
}
