export { dismissToasts, showToast, type ToastMessage } from './showToast.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
export { toastCloseMs, toastDismissPercent } from './toastLimits.ts';
export type { ToasterLabels } from './toasterLabels.ts';
export { toasterPlacements, type ToasterPlacement } from './toasterPlacements.ts';
export { toastTones, type ToastTone } from './toastTones.ts';
