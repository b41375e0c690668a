export interface DialogLabels {
  close: string;
  /** Question before unsaved changes are lost. */
  unsaved: string;
  keepEditing: string;
  discard: string;
}

export const dialogLabels: DialogLabels = {
  close: 'Close',
  unsaved: 'Discard your changes?',
  keepEditing: 'Keep editing',
  discard: 'Discard changes',
};
