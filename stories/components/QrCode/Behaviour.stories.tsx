import { totpEnrolment } from '@elvora/catalogue/fixtures';
import { QrCode } from '@elvora/design-system/QrCode';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: QrCode,
  tags: ['behaviour'],
  args: { rows: totpEnrolment.qrRows, label: 'QR code for your authenticator app' },
});

export const IsAPictureWithAName = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code for your authenticator app' });
    const { width, height } = code.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBeGreaterThan(150);
  },
});

/** A scanner needs dark on light in every mode. */
export const StaysDarkOnLightInForcedColours = meta.story({
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    const { backgroundColor, fill } = getComputedStyle(canvas.getByRole('img'));
    await expect(backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(fill).not.toBe(backgroundColor);
  },
});
