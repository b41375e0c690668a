export interface AlertDialogLabels {
  ok: string;
  cancel: string;
}

export const alertDialogLabels: AlertDialogLabels = { ok: 'OK', cancel: 'Cancel' };
