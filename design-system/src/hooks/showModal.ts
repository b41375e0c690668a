import { drawNearOnly } from './drawNearOnly.ts';

/** Opens a modal dialog. The page behind becomes inert, which changes the styles of everything in it. */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', drawNearOnly(), { once: true });
  dialog.showModal();
}
