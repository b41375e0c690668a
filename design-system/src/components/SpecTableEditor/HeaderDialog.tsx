import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { TextField } from '../TextField/index.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';

interface HeaderDialogProps {
  text: string;
  placeholder: string;
  isOpen: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
  labels: SpecTableEditorLabels['dialog'];
}

/** Asks for the text of a header (S-366…S-368). */
export function HeaderDialog({ isOpen, onClose, labels, ...form }: HeaderDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose} tone="ghost">
            {labels.cancel}
          </Button>
          <Button form={formId} type="submit">
            {labels.save}
          </Button>
        </>
      }
      initialFocus={field}
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      width={400}
    >
      <HeaderForm {...form} field={field} id={formId} labels={labels} />
    </Dialog>
  );
}

type HeaderFormProps = Pick<HeaderDialogProps, 'text' | 'placeholder' | 'onSave' | 'labels'> & {
  id: string;
  field: RefObject<HTMLInputElement | null>;
};

/** Inside the dialog, so that it begins anew each time. */
function HeaderForm({ text, placeholder, onSave, labels, id, field }: HeaderFormProps) {
  const [typed, setTyped] = useState(text);
  useEffect(
    function selectAll() {
      field.current?.select();
    },
    [field],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of whatever the table stands in is not meant.
    event.stopPropagation();
    onSave(typed.trim());
  };
  return (
    <form id={id} onSubmit={submit}>
      <TextField
        autoComplete="off"
        hint={labels.hint}
        label={labels.field}
        onChange={setTyped}
        placeholder={placeholder}
        ref={field}
        value={typed}
      />
    </form>
  );
}
