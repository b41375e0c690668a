import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { inlineVars } from '../../styles/inlineVars.ts';
import * as styles from './DialogSurface.css.ts';
import type { DialogWidth } from './dialogWidths.ts';

/** Width of the dialog around; with one, this is a nested dialog. */
const OuterWidthContext = createContext<number | undefined>(undefined);

export const dialogShapes = ['sheet', 'card'] as const;
export type DialogShape = (typeof dialogShapes)[number];

interface DialogSurfaceProps {
  component: string;
  isOpen: boolean;
  /** Asked for by Escape, or a click beside where that is allowed. */
  onClose: () => void;
  width: DialogWidth;
  /** `sheet` fills small screens, `card` stays a card on them. */
  shape: DialogShape;
  role: 'dialog' | 'alertdialog';
  labelledBy: string;
  describedBy?: string;
  /** A click beside it closes. @default false */
  isDismissable?: boolean;
  /** Nothing closes it for now. @default false */
  isDismissDisabled?: boolean;
  /** As high as it ever gets, whatever it holds. @default false */
  hasFixedHeight?: boolean;
  /** Takes the focus when it opens; else the dialog itself does. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Scrim and modal surface: the page behind is inert, the focus stays inside and goes back in the end. */
export function DialogSurface(props: DialogSurfaceProps) {
  const { component, isOpen, onClose, shape, isDismissable = false, isDismissDisabled = false } = props;
  const outer = useContext(OuterWidthContext);
  const width = Math.min(props.width, outer ?? Infinity);
  // Each opening is a surface of its own: one opened again on its way out would enter and leave at once, and stay for good.
  const [opening, setOpening] = useState({ isOpen, number: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, number: opening.number + (isOpen ? 1 : 0) });
  return (
    <ModalOverlay
      className={`${styles.overlay} ${styles.overlays[shape]} ${outer === undefined ? '' : styles.nested}`}
      isDismissable={isDismissable && !isDismissDisabled}
      isKeyboardDismissDisabled={isDismissDisabled}
      isOpen={isOpen}
      key={opening.number}
      onOpenChange={(isToOpen) => {
        if (!isToOpen) onClose();
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

/** Effects of children run first: the dialog finds the focus inside and leaves it there. */
function InitialFocus({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(
    function focusAtFirst() {
      target.current?.focus();
    },
    [target],
  );
  return null;
}
