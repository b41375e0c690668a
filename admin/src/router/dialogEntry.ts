/** State of a history entry in which a dialog is open. */
export interface DialogEntryState {
  dialogEntry: string;
}

/** Returns the id of the dialog's history entry; null for an entry without a dialog. */
export function dialogEntryOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('dialogEntry' in state)) return null;
  return typeof state.dialogEntry === 'string' ? state.dialogEntry : null;
}
