import { memo, type RefObject, useEffect, useRef } from 'react';
import { FormDialog } from '../Dialog/index.ts';
import { TextField } from '../TextField/index.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';

export interface HeaderDialogProps {
  text: string;
  placeholder: string;
  isOpen: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
  labels: SpecTableEditorLabels['dialog'];
}

/** Edits the text of a header (S-366…S-368). */
export const HeaderDialog = memo(function HeaderDialog({
  isOpen,
  onClose,
  onSave,
  labels,
  ...field
}: HeaderDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      cancelLabel={labels.cancel}
      initialFocus={input}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={(values) => onSave(String(values.get('text')).trim())}
      submitLabel={labels.save}
      title={labels.title}
      width={400}
    >
      <HeaderField {...field} input={input} labels={labels} />
    </FormDialog>
  );
}, areBothClosed);

/** Rendering a closed dialog with every edit takes a tenth of its time. */
function areBothClosed(before: HeaderDialogProps, after: HeaderDialogProps) {
  return !before.isOpen && !after.isOpen;
}

type HeaderFieldProps = Pick<HeaderDialogProps, 'text' | 'placeholder' | 'labels'> & {
  input: RefObject<HTMLInputElement | null>;
};

/** Mounted with each opening, so that it starts with the current text, selected. */
function HeaderField({ text, placeholder, labels, input }: HeaderFieldProps) {
  useEffect(
    function selectAll() {
      input.current?.select();
    },
    [input],
  );
  return (
    <TextField
      autoComplete="off"
      defaultValue={text}
      hint={labels.hint}
      label={labels.field}
      name="text"
      placeholder={placeholder}
      ref={input}
    />
  );
}
