import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import * as styles from './Toaster.css.ts';
import { ToasterContext } from './ToasterContext.ts';
import { dismissToasts } from './showToast.ts';
import type { ToasterPlacement } from './toasterPlacements.ts';
import { type ToasterLabels, toasterLabels } from './toasterLabels.ts';
import { toastCloseMs, toastDismissPercent } from './toastLimits.ts';
import { useClearance } from './useClearance.ts';
import { useToastPause } from './useToastPause.ts';

export interface ToasterProps {
  /**
   * Position of the newest toast at the inline end of the screen: below the site header, or over the admin's bar beside
   * the menu button. It moves down where it would cover a primary button or an open menu. @default 'belowHeader'
   */
  placement?: ToasterPlacement;
  labels?: Partial<ToasterLabels>;
}

const transition = cssTransition({ enter: styles.entering, exit: styles.leaving, collapseDuration: 120 });

/**
 * Renders the toasts; once per app, before the first toast. Hovering or focusing a toast, or leaving the window, pauses
 * all of them. Alt+T focuses the newest, even from a dialog; Delete closes the focused one; Escape returns the focus.
 */
export function Toaster({ placement = 'belowHeader', ...props }: ToasterProps) {
  const labels = { ...toasterLabels, ...props.labels };
  const region = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const isPaused = useToastPause(region);
  useClearance(region);

  useEffect(function moveFocusOnRemoval() {
    return toast.onChange(({ status, id }) => {
      const removed = document.getElementById(String(id));
      if (status !== 'removed' || !removed?.contains(document.activeElement)) return;
      const others = region.current?.querySelectorAll<HTMLElement>('[data-in="true"]') ?? [];
      const next = [...others].find((other) => other !== removed);
      if (next) next.focus();
      else focusOrBlur(previousFocus.current);
    });
  }, []);

  useEffect(function dismissOnUnmount() {
    return dismissToasts;
  }, []);

  const matchesHotKey = (event: globalThis.KeyboardEvent) => {
    if (!event.altKey || event.code !== 'KeyT' || !region.current?.querySelector('[data-in="true"]'))
      return false;
    event.preventDefault();
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target.closest('[data-in="true"]') : null;
    if (event.key === 'Escape') focusOrBlur(previousFocus.current);
    else if (event.key === 'Delete' && focused) toast.dismiss(focused.id);
  };

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };

  return (
    <ToasterContext value={{ labels, isPaused }}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles bubbled keys of the toasts */}
      <div
        data-component="Toaster"
        // Keeps it interactive while a React Aria dialog is open.
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
          hotKeys={matchesHotKey}
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
