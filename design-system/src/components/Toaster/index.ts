export { dismissToasts, showToast } from './showToast.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
export { toastActionCloseMs, toastCloseMs, toastDismissPercent } from './toastLimits.ts';
export type { ToasterLabels } from './toasterLabels.ts';
export { toasterPlacements, type ToasterPlacement } from './toasterPlacements.ts';
export type { ToastAction, ToastMessage } from './toastMergeOps.ts';
export { toastTones, type ToastTone } from './toastTones.ts';
