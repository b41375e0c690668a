import { FormReceipt } from '@elvora/design-system/FormReceipt';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: FormReceipt, tags: ['behaviour'] });

export const TakesTheFocus = meta.story({
  args: {
    title: 'Your message has been sent',
    reference: { label: 'Your reference is', value: 'C-7K3M-2X' },
  },
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('status');
    await waitFor(() => expect(receipt).toHaveFocus());
    await expect(receipt).toHaveTextContent('Your reference is C-7K3M-2X');
  },
});
