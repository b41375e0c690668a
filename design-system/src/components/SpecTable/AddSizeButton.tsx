import { IconCheck, IconPlus } from '../Icon/index.ts';
import * as styles from './AddSizeButton.css.ts';

export interface AddSizeProps {
  /** Name of the button. */
  label: string;
  /** Column of the code. */
  column: number;
  isOpen: boolean;
  /** Quantity field and action are loading. */
  isBusy: boolean;
  /** How many of the code are on the list. */
  quantity: number;
  /** Form that takes the code without script. */
  form?: { id: string; field: string; value: string } | undefined;
}

/** Opens quantity and action of a code; without script it submits the code. The table handles its clicks. */
export function AddSizeButton({ label, column, isOpen, isBusy, quantity, form }: AddSizeProps) {
  const Icon = quantity > 0 ? IconCheck : IconPlus;
  return (
    <button
      aria-busy={isBusy || undefined}
      aria-expanded={isOpen}
      aria-label={label}
      className={styles.root}
      data-column={column}
      data-listed={quantity > 0 || undefined}
      data-part="addSize"
      form={form?.id}
      name={form?.field}
      type={form ? 'submit' : 'button'}
      value={form?.value}
    >
      <Icon size={16} />
    </button>
  );
}
