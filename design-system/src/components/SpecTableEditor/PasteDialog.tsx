import { type ClipboardEvent, useRef } from 'react';
import { FormDialog } from '../Dialog/index.ts';
import { TextArea } from '../TextArea/index.ts';
import type { ClipboardTexts } from './parsePastedBlock.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';

interface PasteDialogProps {
  isOpen: boolean;
  onPaste: (texts: ClipboardTexts) => void;
  onClose: () => void;
  labels: SpecTableEditorLabels['pasteDialog'];
}

/** A field to paste into, for browsers that deny buttons access to the clipboard, and for touch. */
export function PasteDialog({ isOpen, onPaste, onClose, labels }: PasteDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const onFieldPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onPaste({
      html: event.clipboardData.getData('text/html'),
      text: event.clipboardData.getData('text/plain'),
    });
  };
  return (
    <FormDialog
      cancelLabel={labels.cancel}
      initialFocus={field}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={(values) => onPaste({ html: '', text: String(values.get('text')) })}
      submitLabel={labels.paste}
      title={labels.title}
      width={400}
    >
      <div onPaste={onFieldPaste}>
        <TextArea autoComplete="off" hint={labels.hint} label={labels.field} name="text" ref={field} />
      </div>
    </FormDialog>
  );
}
