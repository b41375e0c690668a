import type { MouseEvent, ReactNode, Ref } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import type { ButtonSize, ButtonTone } from './buttonVariants.ts';

export interface ButtonProps {
  /**
   * One `primary` per region of a page; `accent` at most once per page; `danger` for destructive actions. @default
   * 'primary'
   */
  tone?: ButtonTone;
  /** Height 32, 40 or 48 px; 44, 44 or 48 px on touch screens. @default 'md' */
  size?: ButtonSize;
  /** Icon before the label. */
  icon?: IconComponent;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Explain nearby why it is disabled. @default false */
  isDisabled?: boolean;
  /** The action is in progress: the button keeps its size and focus and ignores presses. @default false */
  isBusy?: boolean;
  /** Label while busy, for example 'Saving...'. The button reserves the width of both labels. */
  busyLabel?: string;
  /** @default false */
  isFullWidth?: boolean;
  /** Id of the form to submit, for a button outside it. */
  form?: string;
  /** `aria-describedby`. */
  describedBy?: string;
  /** `aria-expanded`: whether the controlled element is open. */
  isExpanded?: boolean;
  /** `aria-controls`: id of the element the button opens or closes. */
  controls?: string;
  /** Called on click, Enter and Space. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Triggers an action. */
export function Button({
  tone = 'primary',
  size = 'md',
  icon,
  type = 'button',
  isDisabled = false,
  isBusy = false,
  busyLabel,
  isFullWidth = false,
  form,
  describedBy,
  isExpanded,
  controls,
  onPress,
  ref,
  children,
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a form field clicks the submit button, so a busy one must not submit again.
    if (isBusy) event.preventDefault();
    else onPress?.(event);
  };
  return (
    <button
      aria-controls={controls}
      aria-describedby={describedBy}
      aria-disabled={isBusy || undefined}
      aria-expanded={isExpanded}
      className={`${styles.root} ${styles.tones[tone]} ${styles.sizes[size]} ${isFullWidth ? styles.fullWidth : ''}`}
      data-component="Button"
      data-tone={tone}
      disabled={isDisabled}
      form={form}
      onClick={press}
      ref={ref}
      type={type}
    >
      <ButtonContent busyLabel={busyLabel} icon={icon} isBusy={isBusy} size={size} tone={tone}>
        {children}
      </ButtonContent>
    </button>
  );
}
