import type { TrashItem } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconArrowBackUp } from '@elvora/design-system/Icon';
import { Spinner } from '@elvora/design-system/Spinner';
import { Text } from '@elvora/design-system/Text';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { contentCountsText } from '../categories/categoryContentCounts.ts';
import { AdminPage } from '../layout/AdminPage.tsx';
import * as list from '../layout/listRows.css.ts';
import { texts } from '../texts.ts';
import { formatShortDate } from '../formatDate.ts';
import { trashKey } from './trashKey.ts';

export type TrashViewProps =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | {
      status: 'ready';
      items: readonly TrashItem[];
      /** Being restored. */
      busyKey: string | null;
      canEdit: boolean;
      now: number;
      onRestore: (item: TrashItem) => void;
    };

/** What has been deleted, newest first, and the way back (D-25). */
export function TrashView(props: TrashViewProps) {
  const { trash } = texts;
  return (
    <AdminPage heading={trash.heading} isLoading={props.status === 'loading'}>
      <Text tone="soft">{trash.lead}</Text>
      <Content {...props} />
    </AdminPage>
  );
}

function Content(props: TrashViewProps) {
  const { trash } = texts;
  switch (props.status) {
    case 'loading':
      return (
        <div role="status">
          <Text isInline tone="muted">
            <Spinner /> {trash.loading}
          </Text>
        </div>
      );
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'ready':
      return props.items.length === 0 ? (
        <EmptyState drawing="clock" title={trash.empty} />
      ) : (
        <ul aria-label={trash.list} className={list.list} role="list">
          {props.items.map((item) => (
            <li className={list.item} key={trashKey(item)}>
              <div className={list.main}>
                <span className={list.name}>{item.name}</span>
                <Chip>{trash.kinds[item.kind]}</Chip>
                <span className={list.facts}>{trashFactsText(item, props.now)}</span>
              </div>
              {props.canEdit && (
                <Button
                  icon={IconArrowBackUp}
                  isBusy={props.busyKey === trashKey(item)}
                  onPress={() => props.onRestore(item)}
                  size="sm"
                  tone="secondary"
                >
                  {trash.restore} <VisuallyHidden>{item.name}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
      );
  }
}

function trashFactsText(
  { deletedAt, deletedBy, erasedAt, subcategories, products }: TrashItem,
  now: number,
): string {
  const { trash } = texts;
  const along = contentCountsText({
    subcategories,
    products,
    allSubcategories: subcategories,
    allProducts: products,
  });
  return [
    along && trash.along(along),
    `${trash.deleted} ${formatShortDate(deletedAt, now)} ${trash.by(deletedBy)}`,
    `${trash.erased} ${formatShortDate(erasedAt, now)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
