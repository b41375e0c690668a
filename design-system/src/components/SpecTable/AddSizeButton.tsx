import { IconCheck, IconPlus } from '../Icon/index.ts';
import * as styles from './AddSizeButton.css.ts';
import type { SpecRowAction } from './specRowAction.ts';

export interface AddSizeProps {
  /** Name of the button. */
  label: string;
  /** Column of the code. */
  column: number;
  isOpen: boolean;
  /** Whether quantity field and action are loading. */
  isBusy: boolean;
  /** Quantity of the code on the list. */
  quantity: number;
  /** Form that submits the code and, without script, its quantity. */
  form?: AddSizeForm | undefined;
}

interface AddSizeForm extends NonNullable<SpecRowAction['form']> {
  code: string;
  quantityLabel: string;
}

/** Opens quantity and action of a code; without script it submits both. The table handles its clicks. */
export function AddSizeButton({ label, column, isOpen, isBusy, quantity, form }: AddSizeProps) {
  const Icon = quantity > 0 ? IconCheck : IconPlus;
  const button = (
    <button
      aria-busy={isBusy || undefined}
      aria-expanded={isOpen}
      aria-label={label}
      className={styles.root}
      data-column={column}
      data-listed={quantity > 0 || undefined}
      data-part="addSize"
      name={form?.field}
      type={form ? 'submit' : 'button'}
      value={form?.code}
    >
      <Icon size={16} />
    </button>
  );
  if (!form) return button;
  return (
    <form action={form.action} className={styles.form} method="post">
      {Object.entries(form.hiddenFields).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {/* With script the button opens a field of its own. */}
      <noscript>
        <input
          aria-label={form.quantityLabel}
          className={`${styles.root} ${styles.quantity}`}
          defaultValue={1}
          min={1}
          name={form.quantityField}
          type="number"
        />
      </noscript>
      {button}
    </form>
  );
}
