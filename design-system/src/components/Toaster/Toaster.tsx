import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import * as styles from './Toaster.css.ts';
import { ToasterContext } from './ToasterContext.ts';
import { dismissToasts } from './showToast.ts';
import type { ToasterPlacement } from './toasterPlacements.ts';
import { type ToasterLabels, toasterLabels } from './toasterLabels.ts';
import { toastCloseMs, toastDismissPercent } from './toastLimits.ts';
import { useClearance } from './useClearance.ts';
import { useToastHold } from './useToastHold.ts';

export interface ToasterProps {
  /**
   * Where the newest toast stands at the end of the screen: below the header of the site, or over the bar of the admin,
   * beside its menu button. It moves down where it would cover a main button or an open menu. @default 'belowHeader'
   */
  placement?: ToasterPlacement;
  labels?: Partial<ToasterLabels>;
}

const transition = cssTransition({ enter: styles.entering, exit: styles.leaving, collapseDuration: 120 });

/**
 * Where toasts are shown: once in an app, before the first of them. Hovering, focusing and leaving the window hold all
 * of them; Alt+T goes to them, also out of a dialog; Delete closes the one that has the focus; Escape goes back.
 */
export function Toaster({ placement = 'belowHeader', ...props }: ToasterProps) {
  const labels = { ...toasterLabels, ...props.labels };
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const isHeld = useToastHold(region);
  useClearance(region);

  useEffect(function handTheFocusOn() {
    return toast.onChange(({ status, id }) => {
      const leaving = document.getElementById(String(id));
      if (status !== 'removed' || !leaving?.contains(document.activeElement)) return;
      const others = region.current?.querySelectorAll<HTMLElement>('[data-in="true"]') ?? [];
      const next = [...others].find((other) => other !== leaving);
      if (next) next.focus();
      else focusOrBlur(cameFrom.current);
    });
  }, []);

  useEffect(function dismissInTheEnd() {
    return dismissToasts;
  }, []);

  const isGoingToToasts = (event: globalThis.KeyboardEvent) => {
    if (!event.altKey || event.code !== 'KeyT' || !region.current?.querySelector('[data-in="true"]'))
      return false;
    event.preventDefault();
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target.closest('[data-in="true"]') : null;
    if (event.key === 'Escape') focusOrBlur(cameFrom.current);
    else if (event.key === 'Delete' && focused) toast.dismiss(focused.id);
  };

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };

  return (
    <ToasterContext value={{ labels, isHeld }}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of what is inside */}
      <div
        data-component="Toaster"
        // Dialogs of React Aria leave what carries this in reach.
        data-react-aria-top-layer="true"
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        ref={region}
      >
        <ToastContainer
          aria-label={labels.region}
          autoClose={toastCloseMs}
          className={() => `${styles.stack} ${styles.placements[placement]}`}
          closeButton={false}
          customProgressBar
          draggable="touch"
          draggablePercent={toastDismissPercent}
          hotKeys={isGoingToToasts}
          icon={false}
          newestOnTop
          pauseOnFocusLoss={false}
          pauseOnHover={false}
          position="top-right"
          toastClassName={() => styles.toast}
          transition={transition}
        />
      </div>
    </ToasterContext>
  );
}

function focusOrBlur(element: EventTarget | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
