import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { FocusMove } from './cellFocusOps.ts';
import * as styles from './SpecTableCellEditor.css.ts';

interface SpecTableCellEditorProps {
  /** Initial text. */
  text: string;
  label: string;
  placeholder: string;
  onCommit: (text: string, move?: FocusMove) => void;
  onCancel: () => void;
}

/** The field of an edited cell. Uncontrolled, so that typing does not re-render the grid. */
export function SpecTableCellEditor(props: SpecTableCellEditorProps) {
  const { text, label, placeholder, onCommit, onCancel } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);

  useLayoutEffect(function focusEndOfText() {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    const end = element.value.length;
    if (end > 0) element.setSelectionRange(end, end);
  }, []);

  const commit = (move?: FocusMove) => {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(field.current?.value ?? '', move);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Keeps keys from the grid and the surrounding dialog.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'Escape':
        isDone.current = true;
        onCancel();
        break;
      case 'Tab':
        commit(event.shiftKey ? 'previous' : 'next');
        break;
      case 'Enter':
        if (event.ctrlKey || event.metaKey || event.altKey) insertLineBreak(event.currentTarget);
        else commit(event.shiftKey ? 'up' : 'down');
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <textarea
      aria-label={label}
      autoCapitalize="off"
      autoComplete="off"
      className={styles.field}
      defaultValue={text}
      enterKeyHint="next"
      onBlur={() => commit()}
      onKeyDown={onKeyDown}
      placeholder={placeholder}
      ref={field}
      rows={1}
      spellCheck={false}
    />
  );
}

function insertLineBreak(field: HTMLTextAreaElement) {
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
}
