import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import * as styles from './Toaster.css.ts';
import { ToasterContext } from './ToasterContext.ts';
import { dismissToasts } from './showToast.ts';
import type { ToasterPlacement } from './toasterPlacements.ts';
import { type ToasterLabels, toasterLabels } from './toasterLabels.ts';
import { toastCloseMs, toastDismissPercent } from './toastLimits.ts';

export interface ToasterProps {
  /**
   * Position of the newest toast at the end edge: below the site header, or over the admin bar beside its menu button,
   * where it covers no button of the page. @default 'belowHeader'
   */
  placement?: ToasterPlacement;
  labels?: Partial<ToasterLabels>;
}

const transition = cssTransition({ enter: styles.entering, exit: styles.leaving, collapseDuration: 120 });

/**
 * Region of the toasts; mount once per app, before the first toast. Hover, focus and a hidden window pause them; Alt+T
 * moves focus to them, even from a dialog; Delete closes the focused one; Escape returns focus.
 */
export function Toaster({ placement = 'belowHeader', ...props }: ToasterProps) {
  const labels = { ...toasterLabels, ...props.labels };
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

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

  useEffect(function holdInAHiddenTab() {
    const onChange = () => (document.hidden ? toast.pause() : toast.play());
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
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
    toast.pause();
  };

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) toast.play();
  };

  return (
    <ToasterContext value={labels}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles bubbled keys */}
      <div
        data-component="Toaster"
        // Keeps toasts interactive while a React Aria dialog is open.
        data-react-aria-top-layer="true"
        onBlur={onBlur}
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
          pauseOnFocusLoss
          pauseOnHover
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
