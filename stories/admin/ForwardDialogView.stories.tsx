import { ForwardDialogView } from '@elvora/admin/views/enquiries/ForwardDialog';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const onCopy = fn();

const meta = preview.meta({
  component: ForwardDialogView,
  tags: ['behaviour'],
  parameters: { design: ['admin-enquiries-desktop'], layout: 'fullscreen' },
  args: {
    mail: {
      href: 'mailto:dealer@example.in?subject=Quote',
      text: '1 × Brass Cable Gland\r\n2 × Power Contactor',
      missingCount: 75,
    },
    fileName: 'Q-2026-0042.txt',
    onCopy,
    onClose: fn(),
  },
});

/** Offers the whole enquiry as a file and by the clipboard beside the shortened email. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/75/)).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'Download as a file' })).toHaveAttribute(
      'download',
      'Q-2026-0042.txt',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the text' }));
    await expect(onCopy).toHaveBeenCalledWith('1 × Brass Cable Gland\r\n2 × Power Contactor');
  },
});
