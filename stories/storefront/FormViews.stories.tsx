import { ContactView } from '@elvora/storefront/views/contact/Contact';
import { DistributorView } from '@elvora/storefront/views/distributor/Distributor';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ContactView,
  tags: ['visual'],
  args: {
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Contact Us' }],
    isForQuote: false,
    send: async () => ({ reference: 'C-7K3M-2X' }),
  },
  parameters: {
    design: [
      'storefront-contact-desktop',
      'storefront-contact-mobile',
      'storefront-distributor-desktop',
      'storefront-distributor-mobile',
    ],
    layout: 'fullscreen',
  },
});

export const Contact = meta.story();

/** D-13 */
export const ContactWithSubject = meta.story({ args: { isForQuote: true } });

/** D-14 */
export const ContactWithErrors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  },
});

export const ContactSent = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone'), '98300 12345');
    await userEvent.type(canvas.getByLabelText('Message'), 'Need M20 glands.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText(/C-7K3M-2X/)).toBeVisible();
  },
});

/** Typed values are restored after Back, and cleared after sending. */
export const ContactAfterBack = meta.story({
  tags: ['behaviour', '!visual'],
  render: function LeftAndOpened(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen((before) => !before)} type="button">
          Leave or return
        </button>
        {isOpen && <ContactView {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const message = () => canvas.getByLabelText('Message');
    const leaveAndReturn = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
      await expect(canvas.queryByLabelText('Message')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    };
    await userEvent.type(canvas.getByLabelText('Email'), 'me@company.example');
    await userEvent.type(message(), 'Need M20 glands.');
    await leaveAndReturn();
    await expect(message()).toHaveValue('Need M20 glands.');
    await expect(canvas.getByLabelText('Email')).toHaveValue('me@company.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText(/C-7K3M-2X/)).toBeVisible();
    await leaveAndReturn();
    await expect(message()).toHaveValue('');
  },
});

const act = fn();

export const Distributor = meta.story({
  render: () => (
    <DistributorView
      breadcrumbs={[{ label: 'Home', href: '/' }, { label: 'Distributor' }]}
      draftNote="Draft saved in this browser at 14:32"
      formKey="new"
      savedDraftDate="21 November 2026 at 14:32"
      onDiscard={act}
      onResume={act}
      onSaveDraft={act}
      send={async () => ({ reference: 'D-7K3M-2X' })}
      values={{ companyname: 'Tarvane Electric Stores', about: 'Stockist of switchgear', country: 'IN' }}
    />
  ),
});
