import { AlertDialog, type AlertDialogProps } from '@elvora/design-system/AlertDialog';
import preview from '#.storybook/preview';
import { AlertWithOpener } from './AlertWithOpener.tsx';

const nothing = () => undefined;
const alert: AlertDialogProps = {
  kind: 'alert',
  text: 'Enter email',
  detail: "We need an address to send the dealer's answer to.",
  isOpen: false,
  onClose: nothing,
};
const meta = preview.meta({
  component: AlertDialog,
  parameters: { design: ['admin-delete-confirm-desktop', 'storefront-cart-alert-desktop'] },
  args: alert,
  render: (args) => <AlertWithOpener {...args} />,
});

export const Default = meta.story({});

export const Playground = meta.story({
  tags: ['!test'],
  args: { text: 'Order placed successfully', detail: 'Reference Q-1042' },
});

/** Before a destructive action Cancel has the focus. */
export const Danger = meta.story({
  render: () => (
    <AlertWithOpener
      confirmLabel="Delete category"
      detail="Contactors holds 2 subcategories and 11 products. You can restore it from Trash for 30 days."
      isOpen={false}
      kind="confirm"
      onClose={nothing}
      onConfirm={nothing}
      text="Are you sure you want to delete this category?"
      tone="danger"
    />
  ),
});
