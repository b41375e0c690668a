export { NativeAlertDialog, type NativeAlertDialogProps } from './NativeAlertDialog.tsx';
