import { TotpSetupDialogView } from '@elvora/admin/views/security/TotpSetupDialog';
import { totpEnrolment } from '@elvora/catalogue/fixtures';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: TotpSetupDialogView,
  tags: ['visual'],
  parameters: { design: ['admin-category-dialog-desktop'], layout: 'fullscreen' },
  args: {
    enrolment: totpEnrolment,
    code: '',
    isBusy: false,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async () => {
    await expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute(
      'href',
      totpEnrolment.uri,
    );
  },
});

export const WrongCode = meta.story({
  args: { code: '123456', error: 'This code is wrong. Is the clock of your phone right?' },
});
