import { TextField } from '@elvora/design-system/TextField';
import type { CheckoutPanelProps } from '@elvora/design-system/CheckoutPanel';

export const checkoutPanelArgs: CheckoutPanelProps = {
  title: 'Send your quote list',
  text: 'No payment. The dealer for your region answers with price, stock and delivery time.',
  children: <TextField isRequired label="Email" type="email" />,
  submitLabel: 'Checkout',
  busyLabel: 'Checkout...',
  note: 'By sending you accept our privacy notice.',
  onSubmit: () => undefined,
};
