import { useRef } from 'react';
import { FormDialog } from '../Dialog/index.ts';
import { TextArea } from '../TextArea/index.ts';
import type { ImageUploaderLabels } from './imageUploaderLabels.ts';

interface AltTextDialogProps {
  alt: string;
  isOpen: boolean;
  onSave: (alt: string) => void;
  onClose: () => void;
  labels: ImageUploaderLabels['dialog'];
}

/** Edits the alternative text of an image. */
export function AltTextDialog({ alt, isOpen, onSave, onClose, labels }: AltTextDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <FormDialog
      cancelLabel={labels.cancel}
      initialFocus={field}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={(values) => onSave(String(values.get('alt')).trim())}
      submitLabel={labels.save}
      title={labels.title}
    >
      <TextArea defaultValue={alt} hint={labels.hint} label={labels.field} name="alt" ref={field} rows={3} />
    </FormDialog>
  );
}
