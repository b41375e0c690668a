import { IconCheck, IconPlus } from '../Icon/index.ts';
import * as styles from './AddSizeButton.css.ts';

export interface AddSizeProps {
  /** Name of the button. */
  label: string;
  /** Column of the code. */
  column: number;
  isOpen: boolean;
  /** The code is on the list. */
  isListed: boolean;
  /** Form that takes the code without script. */
  form?: { id: string; field: string; value: string } | undefined;
}

/** Opens quantity and action of a code; without script it submits the code. The table handles its clicks. */
export function AddSizeButton({ label, column, isOpen, isListed, form }: AddSizeProps) {
  const Icon = isListed ? IconCheck : IconPlus;
  return (
    <button
      aria-expanded={isOpen}
      aria-label={label}
      className={styles.root}
      data-column={column}
      data-listed={isListed || undefined}
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
