import { NativeAlertDialog } from '@elvora/design-system/NativeAlertDialog';
import preview from '#.storybook/preview';
import { nativeAlertDialogArgs } from './nativeAlertDialogArgs.tsx';

const meta = preview.meta({ component: NativeAlertDialog, tags: ['visual'], args: nativeAlertDialogArgs });

export const Message = meta.story();

export const RightToLeft = Message.extend({ globals: { direction: 'rtl' } });
