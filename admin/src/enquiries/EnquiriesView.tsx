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
import { Pagination } from '@elvora/design-system/Pagination';
import { Select } from '@elvora/design-system/Select';
import { Spinner } from '@elvora/design-system/Spinner';
import { Text } from '@elvora/design-system/Text';
import type { ReactNode } from 'react';
import { AdminPage } from '../layout/AdminPage.tsx';
import { ListSearch } from '../layout/ListSearch.tsx';
import { texts } from '../texts.ts';
import * as styles from './EnquiriesView.css.ts';
import { EnquiryRows } from './EnquiryRows.tsx';
import { enquiriesPerPage, enquiryCount, type EnquiryListParams } from './enquiryList.ts';

export type EnquiryListState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | { status: 'ready'; items: readonly EnquiryEntry[]; total: number };

export interface EnquiriesViewProps {
  list: EnquiryListState;
  /** Null until they are known. */
  counts: EnquiryCounts | null;
  params: EnquiryListParams;
  onParamsChange: (params: EnquiryListParams) => void;
  getPageHref: (page: number) => string;
  getEnquiryHref: (id: number) => string;
  csvHref: string;
  /** Which one is open. */
  openId: number | null;
  /** The open one. */
  detail: ReactNode;
  /** Milliseconds since 1970. */
  now: number;
}

/** What visitors have sent: the list, and the one that is open beside it; on small screens one of the two. */
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
      <div className={styles.panel}>
        <section
          aria-label={enquiries.list}
          className={`${styles.list} ${openId === null ? '' : styles.hiddenWhileOpen}`}
        >
          <div className={styles.search}>
            <ListSearch
              label={enquiries.search}
              onChange={(query) => change({ query })}
              query={params.query ?? ''}
            />
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
          </div>
          <List {...props} />
        </section>
        <div className={`${styles.detail} ${openId === null ? styles.noDetail : ''}`}>
          {props.detail ?? <EmptyState drawing="list" title={enquiries.noneOpen} />}
        </div>
      </div>
    </AdminPage>
  );
}

function List({ list, params, getPageHref, getEnquiryHref, openId, now }: EnquiriesViewProps) {
  const { enquiries } = texts;
  switch (list.status) {
    case 'loading':
      return (
        <div className={styles.note} role="status">
          <Text isInline tone="muted">
            <Spinner /> {enquiries.loading}
          </Text>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.note}>
          <ErrorPanel onRetry={list.onRetry} title={list.message} />
        </div>
      );
    case 'ready': {
      if (list.items.length === 0)
        return (
          <div className={styles.note}>
            <EmptyState drawing="list" title={enquiries.empty} />
          </div>
        );
      const pageCount = Math.ceil(list.total / enquiriesPerPage);
      return (
        <>
          <EnquiryRows getHref={getEnquiryHref} items={list.items} now={now} openId={openId} />
          {pageCount > 1 && (
            <div className={styles.note}>
              <Pagination getHref={getPageHref} page={params.page ?? 1} pageCount={pageCount} />
            </div>
          )}
        </>
      );
    }
  }
}
