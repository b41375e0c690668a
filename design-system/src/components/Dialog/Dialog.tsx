import { type ReactNode, type RefObject, useId } from 'react';
import { Heading } from '../Heading/index.ts';
import { IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.css.ts';
import { type DialogLabels, dialogLabels } from './dialogLabels.ts';
import { DialogSurface } from './DialogSurface.tsx';
import type { DialogWidth } from './dialogWidths.ts';

export interface DialogProps {
  title: string;
  /** In px; nested ones are never wider than the one around them. @default 480 */
  width?: DialogWidth;
  isOpen: boolean;
  /** Asked for by Escape and the close button; the app decides, and may ask first. */
  onClose: () => void;
  /** A click beside it asks to close, too: only where nothing typed can be lost. @default false */
  isDismissable?: boolean;
  /** Something is being saved: it cannot be closed for now. @default false */
  isBusy?: boolean;
  /** As high as it ever gets, so that tabs inside do not make it jump. @default false */
  hasFixedHeight?: boolean;
  /** Under the title, there while the body scrolls: the tabs of the steps. */
  subheader?: ReactNode;
  /** At the end of the foot. A button that submits a form in the body names it by `form`. */
  actions?: ReactNode;
  /** At the start of the foot, apart from the others. */
  startAction?: ReactNode;
  /** Takes the focus when the dialog opens; else the dialog itself does, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
  labels?: Partial<DialogLabels>;
  children: ReactNode;
}

/** A task of its own over the page. Head and foot stay, the body scrolls. */
export function Dialog(props: DialogProps) {
  const { title, width = 480, isOpen, onClose, isBusy = false, subheader, actions, startAction } = props;
  const labels = { ...dialogLabels, ...props.labels };
  const titleId = useId();
  return (
    <DialogSurface
      component="Dialog"
      hasFixedHeight={props.hasFixedHeight}
      initialFocus={props.initialFocus}
      isDismissable={props.isDismissable}
      isDismissDisabled={isBusy}
      isOpen={isOpen}
      labelledBy={titleId}
      onClose={onClose}
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
          onPress={onClose}
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
    </DialogSurface>
  );
}
