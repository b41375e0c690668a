export { dismissToasts, showToast, type ToastMessage } from './showToast.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
export { toastCloseMs, toastDismissPercent } from './toastLimits.ts';
export type { ToasterLabels } from './toasterLabels.ts';
export { toasterPlaces, type ToasterPlace } from './toasterPlaces.ts';
export { toastTones, type ToastTone } from './toastTones.ts';
