import { skipOffscreenRendering } from './skipOffscreenRendering.ts';

/** Opens a modal dialog. The page behind becomes inert, which changes the styles of everything in it. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', skipOffscreenRendering(), { once: true });
  dialog.showModal();
}
