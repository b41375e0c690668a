import { NativeAlertDialog } from '@elvora/design-system/NativeAlertDialog';
import preview from '#.storybook/preview';
import { nativeAlertDialogArgs } from './nativeAlertDialogArgs.tsx';

const meta = preview.meta({
  component: NativeAlertDialog,
  parameters: { design: ['storefront-cart-alert-desktop'] },
  args: nativeAlertDialogArgs,
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { closeLabel: 'Close' } });
