import { RecoveryCodesDialogView } from '@elvora/admin/views/security/RecoveryCodesDialog';
import { recoveryCodes } from '@elvora/catalogue/fixtures';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: RecoveryCodesDialogView,
  tags: ['visual'],
  parameters: { design: ['admin-category-dialog-desktop'], layout: 'fullscreen' },
  args: { codes: recoveryCodes, onCopy: fn(), onClose: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Copy the codes' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
});
