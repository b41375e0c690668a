import type { MouseEvent, ReactNode, Ref } from 'react';
import type { IconComponent } from '../Icon/index.ts';
import * as styles from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import type { ButtonSize, ButtonTone } from './buttonVariants.ts';

export interface ButtonProps {
  /** One `primary` per region of a page; `accent` at most once per page; `danger` deletes. @default 'primary' */
  tone?: ButtonTone;
  /** 32, 40 or 48 px high; 44, 44 or 48 for fingers. @default 'md' */
  size?: ButtonSize;
  /** Icon before the label. */
  icon?: IconComponent;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Takes the button out of use; say nearby why. @default false */
  isDisabled?: boolean;
  /** The action is under way: the button keeps its place, its width and the focus, and does nothing. @default false */
  isBusy?: boolean;
  /** Text while busy, for example 'Saving...'. The button is wide enough for both texts from the start. */
  busyLabel?: string;
  /** @default false */
  isFullWidth?: boolean;
  /** Id of the form to submit, when the button stands outside it. */
  form?: string;
  /** Ids of texts that describe the button. */
  describedBy?: string;
  /** State of what the button opens or closes. */
  isExpanded?: boolean;
  /** Id of what the button opens or closes. */
  controls?: string;
  /** Called on click, Enter and Space. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Starts an action. */
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
    // Enter in a field of the form comes here too: a busy button must not submit a second time.
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
