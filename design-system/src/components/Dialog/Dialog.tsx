import { type ReactNode, type RefObject, useId } from 'react';
import { Heading } from '../Heading/index.ts';
import { IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.css.ts';
import { type DialogLabels, dialogLabels } from './dialogLabels.ts';
import { DialogSurface } from './DialogSurface.tsx';
import type { DialogWidth } from './dialogWidths.ts';
import { useUnsavedQuestion } from './useUnsavedQuestion.tsx';

export interface DialogProps {
  title: string;
  /** Width in px; a nested dialog is never wider than its parent. @default 480 */
  width?: DialogWidth;
  isOpen: boolean;
  /** Called on Escape and the close button, after the question about unsaved changes. */
  onClose: () => void;
  /** Also calls `onClose` on a press outside; only where no input can be lost. @default false */
  isDismissable?: boolean;
  /** Asks whether to discard them before it calls `onClose`. @default false */
  hasUnsavedChanges?: boolean;
  /** Prevents closing, for example while saving. @default false */
  isBusy?: boolean;
  /** Keeps the maximum height, so that changing content does not resize the dialog. @default false */
  hasFixedHeight?: boolean;
  /** Fixed row below the title, such as tabs. */
  subheader?: ReactNode;
  /** End of the footer. A submit button refers to a form in the body by `form`. */
  actions?: ReactNode;
  /** Content at the start of the footer, apart from the actions. */
  startAction?: ReactNode;
  /** Element focused on open. @default the dialog itself, so that its title is announced */
  initialFocus?: RefObject<HTMLElement | null>;
  labels?: Partial<DialogLabels>;
  children: ReactNode;
}

/** Modal dialog for a task; header and footer stay fixed while the body scrolls. */
export function Dialog(props: DialogProps) {
  const { title, width = 480, isOpen, isBusy = false, subheader, actions, startAction } = props;
  const labels = { ...dialogLabels, ...props.labels };
  const titleId = useId();
  const { requestClose, question } = useUnsavedQuestion(props);
  return (
    <DialogSurface
      component="Dialog"
      hasFixedHeight={props.hasFixedHeight}
      initialFocus={props.initialFocus}
      isDismissable={props.isDismissable}
      isDismissDisabled={isBusy}
      isOpen={isOpen}
      labelledBy={titleId}
      onClose={requestClose}
      role="dialog"
      shape="sheet"
      width={width}
    >
      <header className={styles.header}>
        <Heading id={titleId} level={2} variant="heading4">
          {title}
        </Heading>
        <IconButton
          hasTooltip={false}
          icon={IconX}
          isDisabled={isBusy}
          label={labels.close}
          onPress={requestClose}
        />
      </header>
      {subheader && <div className={styles.subheader}>{subheader}</div>}
      <div className={`${styles.body} ${subheader ? styles.bodyBelowSubheader : ''}`} data-part="body">
        {props.children}
      </div>
      {(actions || startAction) && (
        <footer className={styles.footer}>
          {startAction && <div className={styles.footerStart}>{startAction}</div>}
          {actions && <div className={styles.footerEnd}>{actions}</div>}
        </footer>
      )}
      {question}
    </DialogSurface>
  );
}
