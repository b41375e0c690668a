import { type KeyboardEvent, useRef, useState } from 'react';
import { TextField } from '../TextField/index.ts';
import * as styles from './CartLine.css.ts';

export interface CartLineNoteProps {
  initial: string;
  label: string;
  maxLength: number;
  /** Called with the new text, or null when it is discarded; `hasFocus` when a key has closed the field. */
  onClose: (text: string | null, hasFocus: boolean) => void;
}

/** Edits the note of a line: Enter and blur save the text, Escape discards it. */
export function CartLineNote({ initial, label, maxLength, onClose }: CartLineNoteProps) {
  const [text, setText] = useState(initial);
  // Closing by a key removes the focused field, which fires `blur` in some browsers.
  const isClosed = useRef(false);
  const close = (kept: string | null, hasFocus: boolean) => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose(kept, hasFocus);
  };
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') close(text, true);
    if (key === 'Escape') close(null, true);
  };
  return (
    <div className={styles.noteField} onKeyDown={onKeyDown} role="presentation">
      <TextField
        enterKeyHint="done"
        isLabelHidden
        label={label}
        maxLength={maxLength}
        onBlur={(kept) => close(kept, false)}
        onChange={setText}
        ref={focusOnce}
        value={text}
      />
    </div>
  );
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();
