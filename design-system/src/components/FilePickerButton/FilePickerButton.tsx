import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import * as styles from './FilePickerButton.css.ts';

export interface FilePickerButtonProps extends Pick<ButtonProps, 'icon' | 'busyLabel' | 'isBusy'> {
  label: string;
  /** Accepted types, as in the `accept` attribute: 'image/*'. */
  accept?: string;
  onSelect: (file: File) => void;
}

/** A button that opens the system's file picker for one file. */
export function FilePickerButton({ label, accept, onSelect, ...button }: FilePickerButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.root} data-component="FilePickerButton">
      <input
        accept={accept}
        aria-hidden
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onSelect(file);
          // Allows the same file to be selected again (S-336).
          event.target.value = '';
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <Button {...button} onPress={() => input.current?.click()} tone="secondary">
        {label}
      </Button>
    </span>
  );
}
