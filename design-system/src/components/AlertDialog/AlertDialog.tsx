import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { dialogFooter, DialogSurface } from '../Dialog/index.ts';
import { Heading } from '../Heading/index.ts';
import { type IconComponent, IconTrash } from '../Icon/index.ts';
import * as styles from './AlertDialog.css.ts';
import { type AlertDialogLabels, alertDialogLabels } from './alertDialogLabels.ts';

interface CommonProps {
  /** The message or question. */
  text: string;
  /** Consequences, below the text. */
  detail?: ReactNode;
  isOpen: boolean;
  /** Called on Escape, OK and Cancel. */
  onClose: () => void;
  labels?: Partial<AlertDialogLabels>;
}

interface AlertProps {
  /** Informs; OK closes it. */
  kind: 'alert';
}

interface ConfirmProps {
  /** Asks for confirmation before an action. */
  kind: 'confirm';
  onConfirm: () => void;
  /** Names the action: 'Delete category'. */
  confirmLabel: string;
  /** `danger` for destructive actions; focus then starts on Cancel. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** @default a bin for `danger`, otherwise none */
  icon?: IconComponent;
  /** The action is in progress: the buttons are disabled and Escape is ignored. @default false */
  isBusy?: boolean;
  /** Label of the confirm button while busy. */
  busyLabel?: string;
  /** Options of the action, such as a checkbox. */
  children?: ReactNode;
}

export type AlertDialogProps = CommonProps & (AlertProps | ConfirmProps);

/** Modal message or confirmation. Initial focus is on the non-destructive button (APG alert dialog). */
export function AlertDialog(props: AlertDialogProps) {
  const { text, detail, isOpen, onClose, kind } = props;
  const labels = { ...alertDialogLabels, ...props.labels };
  const ids = { text: useId(), detail: useId() };
  const safeButton = useRef<HTMLButtonElement>(null);
  const isDanger = kind === 'confirm' && props.tone === 'danger';
  const isBusy = kind === 'confirm' && props.isBusy === true;
  const Icon = kind === 'confirm' ? (props.icon ?? (isDanger ? IconTrash : undefined)) : undefined;

  return (
    <DialogSurface
      component="AlertDialog"
      describedBy={detail ? ids.detail : undefined}
      initialFocus={safeButton}
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
            <Button onPress={onClose} ref={safeButton}>
              {labels.ok}
            </Button>
          </span>
        ) : (
          <>
            <Button
              isDisabled={isBusy}
              onPress={onClose}
              ref={isDanger ? safeButton : undefined}
              tone="secondary"
            >
              {labels.cancel}
            </Button>
            <Button
              busyLabel={props.busyLabel}
              isBusy={isBusy}
              onPress={props.onConfirm}
              ref={isDanger ? undefined : safeButton}
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
