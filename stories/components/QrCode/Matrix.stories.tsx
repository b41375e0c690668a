import { totpEnrolment } from '@elvora/catalogue/fixtures';
import { QrCode } from '@elvora/design-system/QrCode';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: QrCode,
  tags: ['visual'],
  args: { rows: totpEnrolment.qrRows, label: 'QR code for your authenticator app' },
});

export const Variants = meta.story();

export const RightToLeft = Variants.extend({ globals: { direction: 'rtl' } });

export const ForcedColours = Variants.extend({ globals: { colours: 'forced' } });
