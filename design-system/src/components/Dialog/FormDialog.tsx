import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Stack } from '../../layout/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { useUnsavedQuestion } from './useUnsavedQuestion.tsx';

export interface FormDialogProps extends Pick<
  DialogProps,
  | 'title'
  | 'width'
  | 'isOpen'
  | 'onClose'
  | 'hasUnsavedChanges'
  | 'isBusy'
  | 'initialFocus'
  | 'labels'
  | 'children'
> {
  /** Label of the submit button. */
  submitLabel: string;
  /** Label while busy. @default `submitLabel` */
  busyLabel?: string;
  cancelLabel: string;
  /**
   * `native` lets the browser check fields, for example required ones, before it submits; `aria` submits everything: the
   * app checks and sets the `error` of fields. @default 'native'
   */
  validationBehavior?: 'native' | 'aria';
  /** Not called while busy. `values` contains the uncontrolled fields by name. */
  onSubmit: (values: FormData) => void;
}

/** Modal dialog with a form; it starts at the first field, unless its content takes the focus, and Enter in a field submits it. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, busyLabel = submitLabel, cancelLabel, onSubmit, children } = props;
  const { isBusy = false, validationBehavior = 'native' } = props;
  const { requestClose, question } = useUnsavedQuestion(props);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals: don't submit a form that contains the opener.
    event.stopPropagation();
    if (!isBusy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      isBusy={isBusy}
      initialFocus={props.initialFocus}
      isOpen={props.isOpen}
      labels={props.labels}
      onClose={requestClose}
      title={props.title}
      width={props.width}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={requestClose} tone="ghost">
            {cancelLabel}
          </Button>
          <Button busyLabel={busyLabel} form={id} isBusy={isBusy} type="submit">
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate={validationBehavior === 'aria'} onSubmit={submit} ref={form}>
        <Stack gap="2">{children}</Stack>
      </form>
      {question}
      {!props.initialFocus && <FirstFieldFocus form={form} />}
    </Dialog>
  );
}

/** Controls that accept text or a choice; among radio buttons, the one in the tab order. */
const fields = ':is(input:not([type="hidden"], [type="radio"]:not(:checked)), select, textarea):enabled';

/** Mounted after the fields, and once for each opening. */
function FirstFieldFocus({ form }: { form: RefObject<HTMLFormElement | null> }) {
  useEffect(
    function focusFirstField() {
      // A conflict shown on opening has taken the focus.
      if (form.current?.contains(document.activeElement)) return;
      form.current?.querySelector<HTMLElement>(fields)?.focus();
    },
    [form],
  );
  return null;
}
