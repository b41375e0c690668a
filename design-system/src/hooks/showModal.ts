import { skipOffscreenRendering } from './skipOffscreenRendering.ts';

/** Opens a modal dialog. Making the page inert recomputes its styles, so off-screen parts are skipped meanwhile. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', skipOffscreenRendering(), { once: true });
  dialog.showModal();
}
