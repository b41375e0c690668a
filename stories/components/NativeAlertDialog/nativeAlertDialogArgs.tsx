import type { NativeAlertDialogProps } from '@elvora/design-system/NativeAlertDialog';

export const nativeAlertDialogArgs: NativeAlertDialogProps = {
  text: 'Order placed successfully',
  detail: 'Your reference is Q-7K3M-2X. The dealer for your region answers by email.',
  onClose: () => undefined,
};
