import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { dialogFooter, DialogSurface } from '../Dialog/index.ts';
import { Heading } from '../Heading/index.ts';
import { type IconComponent, IconTrash } from '../Icon/index.ts';
import * as styles from './AlertDialog.css.ts';
import { type AlertDialogLabels, alertDialogLabels } from './alertDialogLabels.ts';

interface CommonProps {
  /** The message or question, as it is stated. */
  text: string;
  /** What follows from it, under the text. */
  detail?: ReactNode;
  isOpen: boolean;
  /** Asked for by Escape, by OK and by Cancel. */
  onClose: () => void;
  labels?: Partial<AlertDialogLabels>;
}

interface AlertProps {
  /** Tells something and is acknowledged. */
  kind: 'alert';
}

interface ConfirmProps {
  /** Asks before something is done. */
  kind: 'confirm';
  onConfirm: () => void;
  /** What will be done: 'Delete category'. */
  confirmLabel: string;
  /** `danger` when something is lost: the way out then has the focus. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** @default a bin with `danger`, else none */
  icon?: IconComponent;
  /** It is being done: nothing can be pressed and Escape waits. @default false */
  isBusy?: boolean;
  /** Text of the button meanwhile. */
  busyLabel?: string;
  /** Choices that go with the question. */
  children?: ReactNode;
}

export type AlertDialogProps = CommonProps & (AlertProps | ConfirmProps);

/** One message or question in the way of everything else, with the focus on the answer that does no harm. */
export function AlertDialog(props: AlertDialogProps) {
  const { text, detail, isOpen, onClose, kind } = props;
  const labels = { ...alertDialogLabels, ...props.labels };
  const ids = { text: useId(), detail: useId() };
  const safe = useRef<HTMLButtonElement>(null);
  const isDanger = kind === 'confirm' && props.tone === 'danger';
  const isBusy = kind === 'confirm' && props.isBusy === true;
  const Icon = kind === 'confirm' ? (props.icon ?? (isDanger ? IconTrash : undefined)) : undefined;

  return (
    <DialogSurface
      component="AlertDialog"
      describedBy={detail ? ids.detail : undefined}
      initialFocus={safe}
      isDismissDisabled={isBusy}
      isOpen={isOpen}
      labelledBy={ids.text}
      onClose={onClose}
      role="alertdialog"
      shape="card"
      width={kind === 'confirm' ? 480 : 400}
    >
      <div className={styles.body}>
        {Icon && (
          <span className={`${styles.icon} ${isDanger ? styles.dangerIcon : ''}`}>
            <Icon size={20} />
          </span>
        )}
        <div className={styles.text}>
          <Heading id={ids.text} level={2} variant="heading4">
            {text}
          </Heading>
          {detail && (
            <div className={styles.detail} id={ids.detail}>
              {detail}
            </div>
          )}
          {kind === 'confirm' && props.children && <div className={styles.choices}>{props.children}</div>}
        </div>
      </div>
      <footer className={dialogFooter}>
        {kind === 'alert' ? (
          <span className={styles.ok}>
            <Button onPress={onClose} ref={safe}>
              {labels.ok}
            </Button>
          </span>
        ) : (
          <>
            <Button isDisabled={isBusy} onPress={onClose} ref={isDanger ? safe : undefined} tone="secondary">
              {labels.cancel}
            </Button>
            <Button
              busyLabel={props.busyLabel}
              isBusy={isBusy}
              onPress={props.onConfirm}
              ref={isDanger ? undefined : safe}
              tone={props.tone}
            >
              {props.confirmLabel}
            </Button>
          </>
        )}
      </footer>
    </DialogSurface>
  );
}
