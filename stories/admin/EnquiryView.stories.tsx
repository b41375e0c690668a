import { EnquiryView, type EnquiryViewProps } from '@elvora/admin/views/enquiries/Enquiry';
import {
  contactMessage,
  distributorApplication,
  newQuoteEnquiry,
  newsletterAddress,
  quoteRequest,
} from '@elvora/catalogue/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const quoteEnquiry: EnquiryViewProps = {
  enquiry: quoteRequest,
  attachmentHref: '/backend/enquiries/1/attachment',
  imageBase: '/media',
  listHref: '#/admin/enquiries',
  canEdit: true,
  canErase: true,
  note: '',
  isNoteChanged: false,
  isSaving: false,
  conflict: null,
  onStatusChange: fn(),
  onNoteChange: fn(),
  onNoteSave: fn(),
  onCopyText: fn(),
  onErase: fn(),
  onPrint: fn(),
};
const meta = preview.meta({
  component: EnquiryView,
  parameters: { design: ['admin-enquiries-desktop', 'admin-enquiries-mobile'] },
  tags: ['visual'],
  args: quoteEnquiry,
});

export const QuoteRequest = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: 'Power Contactor 9–38 A 4' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Answer by email' })).toHaveAttribute(
      'href',
      'mailto:arindam@panel.example?subject=Quote%20request%20Q-7K3M-2X',
    );
    await userEvent.click(canvas.getByText('Answered'));
    await expect(args.onStatusChange).toHaveBeenCalledWith('answered');
    await userEvent.type(canvas.getByLabelText('Internal note'), 'x');
    await expect(args.onNoteChange).toHaveBeenCalledWith('x');
  },
});

export const DistributorApplication = meta.story({ args: { enquiry: distributorApplication } });

export const ContactMessage = meta.story({
  args: { enquiry: contactMessage, note: `${contactMessage.note} Sent.`, isNoteChanged: true },
});

/** Submitted text must not widen the page. */
export const WrapsUnbreakableWords = meta.story({
  tags: ['behaviour', '!visual'],
  args: {
    enquiry: {
      ...contactMessage,
      kind: 'contact',
      payload: {
        firstName: 'x'.repeat(300),
        lastName: '',
        email: '',
        phoneCode: '',
        phone: '',
        subject: 'x'.repeat(300),
        message: 'x'.repeat(3000),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Newsletter = meta.story({ args: { enquiry: newsletterAddress } });

/** Viewers read and reply but cannot edit (D-07). */
export const ReadOnly = meta.story({
  args: { enquiry: contactMessage, note: contactMessage.note, canEdit: false, canErase: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Closed' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Erase sender…' })).toBeNull();
  },
});

/** The save button disappears after saving. */
export const TheNoteTakesTheFocusWhenSaved = meta.story({
  tags: ['behaviour', '!visual'],
  args: { enquiry: contactMessage, note: 'Rang, nobody there.' },
  render: function SavedNote(args) {
    const [isNoteChanged, setNoteChanged] = useState(true);
    return <EnquiryView {...args} isNoteChanged={isNoteChanged} onNoteSave={() => setNoteChanged(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(canvas.queryByRole('button', { name: 'Save note' })).toBeNull();
    await expect(canvas.getByLabelText('Internal note')).toHaveFocus();
  },
});

/** A disabled control would lose the focus. */
export const TheStatusKeepsTheFocusWhileItIsSaved = meta.story({
  tags: ['behaviour', '!visual'],
  render: function ChangedStatus(args) {
    const [isSaving, setSaving] = useState(false);
    return (
      <EnquiryView
        {...args}
        isSaving={isSaving}
        onStatusChange={(status) => {
          args.onStatusChange(status);
          setSaving(true);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'New' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onStatusChange).toHaveBeenCalledWith('answered');
    await expect(document.body).not.toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onStatusChange).toHaveBeenCalledOnce();
  },
});

export const NoteConflict = meta.story({
  args: {
    enquiry: contactMessage,
    note: 'Rang, nobody there.',
    isNoteChanged: true,
    conflict: {
      rows: [{ label: 'Internal note', before: 'Rang, nobody there.', after: contactMessage.note }],
      onKeepMine: fn(),
      onKeepTheirs: fn(),
    },
  },
});

/** The sender's email address and phone number are links. */
export const LeadsToTheSender = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: quoteRequest.email })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:arindam@panel\.example/),
    );
    await expect(canvas.getByRole('link', { name: quoteRequest.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+91\d{10}$/),
    );
  },
});

const long = newQuoteEnquiry(
  Array.from({ length: 100 }, (_, index) => ({
    product: 'Brass Cable Gland, Metric Thread',
    code: `BCG-M${index + 1}`,
    quantity: index + 1,
  })),
);

/** An email link holds only part of a long enquiry: the complete text is available as a file or by the clipboard. */
export const PassesOnALongEnquiryAsAWhole = meta.story({
  tags: ['behaviour', '!visual'],
  args: { enquiry: long },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forward to dealer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forward to dealer' }));
    const note = dialog.getByText(/^This enquiry is too long for an email link/);
    await waitFor(() => expect(note).toBeVisible());
    const file = dialog.getByRole('link', { name: 'Download as a file' });
    await waitFor(() => expect(file).toHaveAttribute('href', expect.stringMatching(/^blob:/)));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the text' }));
    await expect(args.onCopyText).toHaveBeenCalledWith(expect.stringContaining('100 × Brass'));
    await expect(dialog.getByRole('link', { name: 'Open the email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=/),
    );
  },
});
