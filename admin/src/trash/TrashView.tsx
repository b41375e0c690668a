import type { TrashItem } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconArrowBackUp } from '@elvora/design-system/Icon';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { Text } from '@elvora/design-system/Text';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { contentCountsText } from '../categories/categoryContentCounts.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { texts } from '../texts.ts';
import { formatShortDate } from '../formatDate.ts';
import { trashKey } from './trashKey.ts';

export type TrashViewProps =
  | { status: 'loading' }
  | { status: 'failed'; message: string; onRetry: () => void }
  | {
      status: 'ready';
      items: readonly TrashItem[];
      /** Key of the item being restored. */
      busyKey: string | null;
      canEdit: boolean;
      now: number;
      onRestore: (item: TrashItem) => void;
    };

/** Deleted products and categories, newest first, each with a button to restore it (D-25). */
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
      return <LoadingStatus text={trash.loading} />;
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'ready':
      return props.items.length === 0 ? (
        <EmptyState drawing="clock" title={trash.empty} />
      ) : (
        <RowList label={trash.list}>
          {props.items.map((item) => (
            <RowListItem
              action={
                props.canEdit && (
                  <Button
                    icon={IconArrowBackUp}
                    isBusy={props.busyKey === trashKey(item)}
                    onPress={() => props.onRestore(item)}
                    size="sm"
                    tone="secondary"
                  >
                    {trash.restore} <VisuallyHidden>{item.name}</VisuallyHidden>
                  </Button>
                )
              }
              badges={<Chip>{trash.kinds[item.kind]}</Chip>}
              facts={trashFactsText(item, props.now)}
              key={trashKey(item)}
              name={item.name}
            />
          ))}
        </RowList>
      );
  }
}

function trashFactsText(
  { deletedAt, deletedBy, erasedAt, subcategories, products }: TrashItem,
  now: number,
): string {
  const { trash } = texts;
  const contents = contentCountsText({
    allSubcategories: subcategories,
    allProducts: products,
  });
  return [
    contents && trash.along(contents),
    `${trash.deleted} ${formatShortDate(deletedAt, now)} ${trash.by(deletedBy)}`,
    `${trash.erased} ${formatShortDate(erasedAt, now)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
