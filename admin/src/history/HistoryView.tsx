import type { HistoryEntry } from '@elvora/catalogue/model';
import { Breadcrumbs, type Breadcrumb } from '@elvora/design-system/Breadcrumbs';
import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { DiffTable } from '@elvora/design-system/DiffTable';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconArrowBackUp } from '@elvora/design-system/Icon';
import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { AdminPage } from '../page/AdminPage.tsx';
import { texts } from '../texts.ts';
import { formatLongDateTime } from '../formatDate.ts';
import { HistoryPictures } from './HistoryPictures.tsx';
import { historyRows, type HistorySide } from './historyRows.ts';

interface CommonProps {
  /** Name of the product or category; empty while loading. */
  name: string;
  /** Path to this page. */
  breadcrumbs: readonly Breadcrumb[];
}

export type HistoryViewProps = CommonProps &
  (
    | { status: 'loading' }
    | { status: 'failed'; message: string; onRetry: () => void }
    | {
        status: 'ready';
        /** Newest first. */
        entries: readonly HistoryEntry[];
        imageBase: string;
        canEdit: boolean;
        /** Entry whose state is being restored. */
        busyId: number | null;
        onRestore: (entry: HistoryEntry) => void;
      }
  );

/** Lists changes with author and time, and restores earlier states. */
export function HistoryView(props: HistoryViewProps) {
  const { history } = texts;
  return (
    <AdminPage
      heading={props.name === '' ? history.title : history.heading(props.name)}
      isLoading={props.status === 'loading'}
    >
      <Breadcrumbs items={props.breadcrumbs} />
      <Content {...props} />
    </AdminPage>
  );
}

function Content(props: HistoryViewProps) {
  const { history } = texts;
  switch (props.status) {
    case 'loading':
      return <LoadingStatus text={history.loading} />;
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'ready':
      if (props.entries.length === 0) return <EmptyState drawing="clock" title={history.empty} />;
      return (
        <RowList isOrdered>
          {props.entries.map((entry, index) => (
            <RowListItem
              action={
                props.canEdit &&
                index > 0 && (
                  <Button
                    icon={IconArrowBackUp}
                    isBusy={props.busyId === entry.id}
                    onPress={() => props.onRestore(entry)}
                    size="sm"
                    tone="secondary"
                  >
                    {history.restore} <VisuallyHidden>{formatLongDateTime(entry.at)}</VisuallyHidden>
                  </Button>
                )
              }
              badges={index === 0 && <Chip tone="brand">{history.newest}</Chip>}
              facts={[entry.by ?? history.initialActor, formatLongDateTime(entry.at)]
                .filter(Boolean)
                .join(', ')}
              key={entry.id}
              name={history.actions[entry.action]}
            >
              {entry.changes.length > 0 && (
                <DiffTable
                  afterLabel={history.after}
                  beforeLabel={history.before}
                  caption={history.changes}
                  fieldLabel={history.field}
                  rows={historyRows(entry.changes).map(({ label, before, after }) => ({
                    label,
                    before: renderSide(before, props.imageBase),
                    after: renderSide(after, props.imageBase),
                  }))}
                />
              )}
            </RowListItem>
          ))}
        </RowList>
      );
  }
}

const renderSide = (side: HistorySide, imageBase: string) =>
  side.images.length === 0 ? side.text : <HistoryPictures imageBase={imageBase} side={side} />;
