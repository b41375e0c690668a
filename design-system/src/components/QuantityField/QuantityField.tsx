import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useInputBeforeHydration } from '../../hooks/useInputBeforeHydration.ts';
import { IconMinus, IconPlus } from '../Icon/index.ts';
import * as styles from './QuantityField.css.ts';
import { type QuantityFieldLabels, quantityFieldLabels } from './quantityFieldLabels.ts';
import { maxQuantity, quantityByKey, parseQuantity, clampQuantity } from './quantityOps.ts';

export const quantityFieldSizes = ['sm', 'md', 'lg'] as const;
export type QuantityFieldSize = (typeof quantityFieldSizes)[number];

export interface QuantityFieldProps {
  /** Accessible name: 'Quantity of Cable Lug'. */
  label: string;
  value: number;
  onChange: (quantity: number) => void;
  /** Called on Enter, after `onChange`, with the committed quantity. */
  onEnter?: (quantity: number) => void;
  /** Name of the form value. */
  name?: string;
  /** @default 1 */
  min?: number;
  /** @default 1 000 000 */
  max?: number;
  /** Height 32, 40 or 48 px; at least 44 px on touch screens. @default 'md' */
  size?: QuantityFieldSize;
  labels?: Partial<QuantityFieldLabels>;
}

/** Spinbutton (APG) with step buttons. Typed text is committed on blur and Enter. */
export function QuantityField({
  label,
  value,
  onChange,
  onEnter,
  name,
  min = 1,
  max = maxQuantity,
  size = 'md',
  labels: labelOverrides,
}: QuantityFieldProps) {
  const labels = { ...quantityFieldLabels, ...labelOverrides };
  const limits = { min, max };
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);

  const change = (quantity: number) => {
    setTyped(null);
    if (quantity !== value) onChange(quantity);
  };
  const current = typed === null ? value : (parseQuantity(typed, limits) ?? value);
  const commit = () => change(current);
  useInputBeforeHydration(() => change(parseQuantity(input.current?.value ?? '', limits) ?? value));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      commit();
      // Enter commits the text and must not submit the form.
      event.preventDefault();
      onEnter?.(current);
    }
    const next = quantityByKey(event.key, current, limits);
    if (next === null) return;
    event.preventDefault();
    change(next);
  };
  const step = (by: number) => change(clampQuantity(value + by, limits));

  return (
    <div className={`${styles.root} ${styles.sizes[size]}`} data-component="QuantityField">
      <button
        aria-controls={id}
        aria-label={labels.decrease(label)}
        className={styles.step}
        disabled={value <= min}
        onClick={() => step(-1)}
        type="button"
      >
        <IconMinus size={18} />
      </button>
      <input
        aria-label={label}
        aria-valuemax={max}
        aria-valuemin={min}
        aria-valuenow={value}
        autoComplete="off"
        className={styles.input}
        enterKeyHint="done"
        id={id}
        inputMode="numeric"
        name={name}
        onBlur={commit}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        ref={input}
        role="spinbutton"
        size={6}
        value={typed ?? value}
      />
      <button
        aria-controls={id}
        aria-label={labels.increase(label)}
        className={styles.step}
        disabled={value >= max}
        onClick={() => step(1)}
        type="button"
      >
        <IconPlus size={18} />
      </button>
    </div>
  );
}
