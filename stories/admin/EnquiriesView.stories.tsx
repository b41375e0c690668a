import { EnquiriesView, type EnquiriesViewProps } from '@elvora/admin/views/enquiries/Enquiries';
import { EnquiryView } from '@elvora/admin/views/enquiries/Enquiry';
import { enquiries, enquiryCounts, fixtureNow, quoteRequest } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const act = () => undefined;
const listOnly: EnquiriesViewProps = {
  list: { status: 'ready', items: enquiries, total: 41 },
  counts: enquiryCounts,
  params: {},
  onParamsChange: fn(),
  getPageHref: (page) => `#/admin/enquiries?page=${page}`,
  getEnquiryHref: (id) => `#/admin/enquiries/${id}`,
  csvHref: '#/enquiries.csv',
  openId: null,
  detail: null,
  now: fixtureNow,
};
const meta = preview.meta({
  component: EnquiriesView,
  parameters: { design: ['admin-enquiries-desktop', 'admin-enquiries-mobile'] },
  tags: ['visual'],
  args: listOnly,
});

export const List = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /All\s*41/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Distributors/ }));
    await expect(args.onParamsChange).toHaveBeenCalledWith({ page: 1, kind: 'distributor' });
    await expect(canvas.getByRole('link', { name: /Export CSV/ })).toHaveAttribute('download');
    await expect(canvas.getByText('Wants the newsletter.')).toBeVisible();
  },
});

/** On small screens the open enquiry replaces the list. */
export const OpenEnquiry = meta.story({
  args: {
    openId: 1,
    detail: (
      <EnquiryView
        canEdit
        canErase
        conflict={null}
        enquiry={quoteRequest}
        attachmentHref="/backend/enquiries/1/attachment"
        imageBase="/media"
        isNoteChanged={false}
        isSaving={false}
        listHref="#/admin/enquiries"
        note=""
        onCopyText={act}
        onErase={act}
        onNoteChange={act}
        onNoteSave={act}
        onPrint={act}
        onStatusChange={act}
      />
    ),
  },
});

export const Empty = meta.story({
  args: { list: { status: 'ready', items: [], total: 0 }, params: { kind: 'contact', status: 'new' } },
});

export const Loading = meta.story({ args: { list: { status: 'loading' }, counts: null } });

export const Failed = meta.story({
  args: {
    list: { status: 'failed', message: 'The enquiries could not be loaded.', onRetry: fn() },
    counts: null,
  },
});
