import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './DialogSurface.css.ts';
import type { DialogWidth } from './dialogWidths.ts';

/** Width of the parent dialog; set in nested dialogs. */
const OuterWidthContext = createContext<number | undefined>(undefined);

export const dialogShapes = ['sheet', 'card'] as const;
export type DialogShape = (typeof dialogShapes)[number];

interface DialogSurfaceProps {
  component: string;
  isOpen: boolean;
  /** Called on Escape and, if dismissable, on a press outside. */
  onClose: () => void;
  width: DialogWidth;
  /** On small screens `sheet` fills the screen, `card` does not. */
  shape: DialogShape;
  role: 'dialog' | 'alertdialog';
  labelledBy: string;
  describedBy?: string;
  /** A press outside closes it. @default false */
  isDismissable?: boolean;
  /** Prevents closing. @default false */
  isDismissDisabled?: boolean;
  /** Has the maximum height for any content. @default false */
  hasFixedHeight?: boolean;
  /** Element focused on open. @default the dialog itself */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Backdrop and modal surface: makes the page inert, traps focus and restores it. */
export function DialogSurface(props: DialogSurfaceProps) {
  const { component, isOpen, onClose, shape, isDismissable = false, isDismissDisabled = false } = props;
  const outer = useContext(OuterWidthContext);
  const width = Math.min(props.width, outer ?? Infinity);
  // Remounts on each opening: reopening during the exit animation would run both animations and never unmount.
  const [opening, setOpening] = useState({ isOpen, number: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, number: opening.number + (isOpen ? 1 : 0) });
  return (
    <ModalOverlay
      className={`${styles.overlay} ${styles.overlays[shape]} ${outer === undefined ? '' : styles.nested}`}
      isDismissable={isDismissable && !isDismissDisabled}
      isKeyboardDismissDisabled={isDismissDisabled}
      isOpen={isOpen}
      key={opening.number}
      onOpenChange={(isNextOpen) => {
        if (!isNextOpen) onClose();
      }}
    >
      <Modal
        className={`${styles.modal} ${styles.shapes[shape]} ${props.hasFixedHeight ? styles.fixedHeight : ''}`}
        style={inlineVars({ [styles.width]: `${width}px` })}
      >
        <AriaDialog
          aria-describedby={props.describedBy}
          aria-labelledby={props.labelledBy}
          className={styles.dialog}
          data-component={component}
          role={props.role}
        >
          <OuterWidthContext value={width}>
            {props.initialFocus && <InitialFocus target={props.initialFocus} />}
            {props.children}
          </OuterWidthContext>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Effects of children run first, so the dialog finds focus inside and leaves it there. */
function InitialFocus({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(
    function focusTarget() {
      // Content that takes the focus as it is laid out keeps it, such as an edit conflict.
      if (target.current?.closest('[role$="dialog"]')?.contains(document.activeElement)) return;
      target.current?.focus();
    },
    [target],
  );
  return null;
}
