import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { TextArea } from '../TextArea/index.ts';
import type { ImageUploaderLabels } from './imageUploaderLabels.ts';

interface AltDialogProps {
  alt: string;
  isOpen: boolean;
  onSave: (alt: string) => void;
  onClose: () => void;
  labels: ImageUploaderLabels['dialog'];
}

/** Asks what a picture shows. */
export function AltDialog({ isOpen, onClose, labels, ...form }: AltDialogProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose} tone="ghost">
            {labels.cancel}
          </Button>
          <Button form={id} type="submit">
            {labels.save}
          </Button>
        </>
      }
      initialFocus={field}
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      width={480}
    >
      <AltForm {...form} field={field} id={id} labels={labels} />
    </Dialog>
  );
}

type AltFormProps = Pick<AltDialogProps, 'alt' | 'onSave' | 'labels'> & {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Inside the dialog, so that it begins anew each time. */
function AltForm({ alt, onSave, labels, id, field }: AltFormProps) {
  const [text, setText] = useState(alt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSave(text.trim());
  };
  return (
    <form id={id} onSubmit={submit}>
      <TextArea
        hint={labels.hint}
        label={labels.field}
        onChange={setText}
        ref={field}
        rows={3}
        value={text}
      />
    </form>
  );
}
