import {
  enquiryKinds,
  enquiryStatuses,
  type EnquiryCounts,
  type EnquiryEntry,
  type EnquiryKind,
} from '@elvora/catalogue/model';
import { ButtonLink } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { FilterButtons } from '@elvora/design-system/FilterButtons';
import { IconDownload } from '@elvora/design-system/Icon';
import { type InboxItem, InboxList } from '@elvora/design-system/InboxList';
import { ListSearchField } from '@elvora/design-system/ListSearchField';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { MasterDetail } from '@elvora/design-system/MasterDetail';
import { Pagination } from '@elvora/design-system/Pagination';
import { Select } from '@elvora/design-system/Select';
import type { ReactNode } from 'react';
import { AdminPage } from '../page/AdminPage.tsx';
import { texts } from '../texts.ts';
import { enquiryIcons } from './enquiryIcons.ts';
import * as styles from './EnquiriesView.css.ts';
import { enquiriesPerPage, type EnquiryListParams } from '../paths/enquiryListParams.ts';
import { formatShortDate } from '../formatDate.ts';
import { enquiryCount } from './enquiryCount.ts';

export type EnquiryListState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; items: readonly EnquiryEntry[]; total: number };

export interface EnquiriesViewProps {
  list: EnquiryListState;
  /** Null while they are loading. */
  counts: EnquiryCounts | null;
  params: EnquiryListParams;
  onParamsChange: (params: EnquiryListParams) => void;
  getPageHref: (page: number) => string;
  getEnquiryHref: (id: number) => string;
  csvHref: string;
  /** Id of the open enquiry. */
  openId: number | null;
  /** The open enquiry. */
  detail: ReactNode;
  /** Milliseconds since 1970. */
  now: number;
}

/** The inbox of enquiries with the open one beside it; small screens show one of the two. */
export function EnquiriesView(props: EnquiriesViewProps) {
  const { list, counts, params, onParamsChange, openId } = props;
  const { enquiries } = texts;
  const countOf = (kind?: EnquiryKind) =>
    counts ? enquiryCount(counts, { kind, status: params.status }) : undefined;
  const change = (changed: EnquiryListParams) => onParamsChange({ ...params, page: 1, ...changed });
  return (
    <AdminPage
      action={
        <ButtonLink download href={props.csvHref} icon={IconDownload} tone="secondary">
          {enquiries.export}
        </ButtonLink>
      }
      heading={enquiries.heading}
      isLoading={list.status === 'loading'}
    >
      <div className={openId === null ? undefined : styles.hiddenWhileOpen}>
        <FilterButtons
          label={enquiries.kinds}
          onChange={(kind) => change({ kind: kind === 'all' ? undefined : kind })}
          options={[
            { value: 'all', label: enquiries.all, count: countOf() },
            ...enquiryKinds.map((kind) => ({
              value: kind,
              label: enquiries.kindLists[kind],
              count: countOf(kind),
            })),
          ]}
          value={params.kind ?? 'all'}
        />
      </div>
      <MasterDetail
        detail={props.detail ?? <EmptyState drawing="list" title={enquiries.noneOpen} />}
        filter={
          <Select
            isLabelHidden
            label={enquiries.status}
            onChange={(status) => change({ status: enquiryStatuses.find((one) => one === status) })}
            options={[
              { value: 'all', label: enquiries.allStatuses },
              ...enquiryStatuses.map((status) => ({ value: status, label: enquiries.statuses[status] })),
            ]}
            value={params.status ?? 'all'}
          />
        }
        detailLabel={enquiries.detail}
        label={enquiries.list}
        list={<List {...props} />}
        openId={openId}
        search={
          <ListSearchField
            label={enquiries.search}
            onQueryChange={(query) => change({ query })}
            query={params.query ?? ''}
          />
        }
      />
    </AdminPage>
  );
}

function List({ list, params, getPageHref, getEnquiryHref, openId, now }: EnquiriesViewProps) {
  const { enquiries } = texts;
  switch (list.status) {
    case 'loading':
      return (
        <div className={styles.listContent}>
          <LoadingStatus text={enquiries.loading} />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.listContent}>
          <ErrorPanel onRetry={list.onRetry} title={list.message} />
        </div>
      );
    case 'ready': {
      if (list.items.length === 0)
        return (
          <div className={styles.listContent}>
            <EmptyState drawing="list" title={enquiries.empty} />
          </div>
        );
      const pageCount = Math.ceil(list.total / enquiriesPerPage);
      return (
        <>
          <InboxList
            currentId={openId}
            items={list.items.map((entry) => toInboxItem(entry, { href: getEnquiryHref(entry.id), now }))}
            unreadLabel={enquiries.statuses.new}
          />
          {pageCount > 1 && (
            <div className={styles.listContent}>
              <Pagination getHref={getPageHref} page={params.page ?? 1} pageCount={pageCount} />
            </div>
          )}
        </>
      );
    }
  }
}

function toInboxItem(
  { id, kind, status, name, email, phone, summary, receivedAt }: EnquiryEntry,
  { href, now }: { href: string; now: number },
): InboxItem {
  return {
    id,
    href,
    sender: name || email || phone,
    kind: texts.enquiries.kindNames[kind],
    icon: enquiryIcons[kind],
    summary: kind === 'newsletter' ? texts.enquiries.subscribed : summary,
    dateTime: receivedAt,
    dateText: formatShortDate(receivedAt, now),
    isUnread: status === 'new',
  };
}
