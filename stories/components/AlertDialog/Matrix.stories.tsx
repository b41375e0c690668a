import { AlertDialog, type AlertDialogProps } from '@elvora/design-system/AlertDialog';
import { RadioGroup } from '@elvora/design-system/RadioGroup';
import preview from '#.storybook/preview';

const nothing = () => undefined;
const alert: AlertDialogProps = {
  kind: 'alert',
  text: 'Enter email',
  detail: "We need an address to send the dealer's answer to.",
  isOpen: true,
  onClose: nothing,
};
const meta = preview.meta({
  component: AlertDialog,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: alert,
});

export const Alert = meta.story({});

export const Danger = meta.story({
  render: () => (
    <AlertDialog
      confirmLabel="Delete category"
      detail="Contactors holds 2 subcategories and 11 products. You can restore it from Trash for 30 days."
      isOpen
      kind="confirm"
      onClose={nothing}
      onConfirm={nothing}
      text="Are you sure you want to delete this category?"
      tone="danger"
    >
      <RadioGroup
        defaultValue="move"
        legend="What is below it"
        variant="boxed"
        options={[
          { value: 'move', label: 'Move them up to Control & Switchgear' },
          { value: 'delete', label: 'Delete everything below' },
        ]}
      />
    </AlertDialog>
  ),
});
