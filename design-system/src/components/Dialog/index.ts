export { Dialog, type DialogProps } from './Dialog.tsx';
export { dialogFooter } from './DialogFooter.css.ts';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export type { DialogLabels } from './dialogLabels.ts';
export { DialogSurface } from './DialogSurface.tsx';
export { dialogWidths, type DialogWidth } from './dialogWidths.ts';
