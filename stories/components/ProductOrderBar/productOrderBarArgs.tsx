import { IconClipboardPlus } from '@elvora/design-system/Icon';
import type { ProductOrderBarProps } from '@elvora/design-system/ProductOrderBar';

export const productOrderBarArgs: ProductOrderBarProps = {
  label: 'Add To Quote',
  icon: IconClipboardPlus,
  note: 'The dealer for your region answers with price, stock and delivery time.',
  action: '#contact',
  hiddenFields: { subject: 'quote' },
  onSubmit: () => undefined,
};
