import '../styles/modalPageLock.css.ts';
import { skipOffscreenRendering } from './skipOffscreenRendering.ts';

/** Opens a modal dialog. Making the page inert recomputes its styles, so off-screen parts are skipped meanwhile. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', ignoreStaleClose, true);
  dialog.addEventListener('close', skipOffscreenRendering(), { once: true });
  dialog.showModal();
}

/**
 * `close` is dispatched later, by when React's strict mode, which mounts every component twice, has opened the dialog again:
 * listeners would take the event for a close by the user.
 */
function ignoreStaleClose(event: Event): void {
  if ((event.target as HTMLDialogElement).open) event.stopImmediatePropagation();
}
