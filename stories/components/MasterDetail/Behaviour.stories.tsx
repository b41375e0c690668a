import { IconMail } from '@elvora/design-system/Icon';
import { InboxList } from '@elvora/design-system/InboxList';
import { ListSearchField } from '@elvora/design-system/ListSearchField';
import { MasterDetail } from '@elvora/design-system/MasterDetail';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Block } from '../../_support/Block.tsx';
import { Page, pageBody } from '../../_support/Page.tsx';

const meta = preview.meta({
  component: MasterDetail,
  tags: ['behaviour'],
  args: { label: '', search: null, list: null, detailLabel: '', detail: null, openId: null },
});

const ids = Array.from({ length: 30 }, (_, index) => index + 1);

/** A list of thirty, whose entries open as in an app. */
function Inbox() {
  const [openId, setOpenId] = useState<number | null>(null);
  const list = (
    <InboxList
      currentId={openId}
      items={ids.map((id) => ({
        id,
        href: `#${id}`,
        sender: `Sender ${id}`,
        kind: 'Contact message',
        icon: IconMail,
        summary: 'Which dealer is near Ludhiana?',
        dateTime: '2026-11-21',
        dateText: '21 Nov',
        isUnread: false,
      }))}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stands for a router
    <div
      onClick={(event) => {
        // A frame has its own globals, so `instanceof` fails for its elements.
        const link = (event.target as Element).closest('a');
        if (!link) return;
        event.preventDefault();
        setOpenId(Number(link.getAttribute('href')?.slice(1)) || null);
      }}
    >
      <MasterDetail
        detail={
          <>
            <a href="#0">
              <span>Back</span>
            </a>
            <Block height="900px">{openId === null ? 'None' : `Message ${openId}`}</Block>
          </>
        }
        detailLabel="Open enquiry"
        label="List of enquiries"
        list={list}
        openId={openId}
        search={<ListSearchField label="Search" onQueryChange={() => undefined} query="" />}
      />
    </div>
  );
}

/** Also far down the list, and in both layouts. */
export const OpensInSightAndGoesBackToTheEntry = meta.story({
  render: () => (
    <>
      {[1280, 390].map((width) => (
        <Page height={500} key={width} width={width}>
          <Inbox />
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    for (const width of [1280, 390]) {
      await step(`${width} px`, async () => {
        const page = await waitFor(() => {
          const body = pageBody(within(canvasElement).getByTitle(`${width} px`));
          within(body).getByText('Sender 25');
          return within(body);
        });
        const link = page.getByText('Sender 25').closest('a');
        link?.scrollIntoView();
        page.getByText('Sender 25').click();
        const detail = await page.findByLabelText('Open enquiry');
        await waitFor(() => expect(detail.ownerDocument.activeElement).toBe(detail));
        const { top } = page.getByText('Message 25').getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(top).toBeLessThan(250);
        page.getByText('Back').click();
        await waitFor(() => expect(detail.ownerDocument.activeElement).toBe(link));
        const { top: linkTop } = page.getByText('Sender 25').getBoundingClientRect();
        await expect(linkTop).toBeGreaterThanOrEqual(0);
        await expect(linkTop).toBeLessThan(500);
      });
    }
    await expect(canvas.queryByText('None')).toBeNull();
  },
});
