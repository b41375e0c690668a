import { totpEnrolment } from '@elvora/catalogue/fixtures';
import { QrCode } from '@elvora/design-system/QrCode';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: QrCode,
  parameters: { design: ['sheet-components'] },
  args: { rows: totpEnrolment.qrRows, label: 'QR code for your authenticator app' },
});

export const Default = meta.story();

/** The smallest symbol without error correction: the component draws any rows of modules. */
export const Playground = meta.story({
  tags: ['!test'],
  args: { rows: ['00000', '01010', '00100', '01010', '00000'] },
});
