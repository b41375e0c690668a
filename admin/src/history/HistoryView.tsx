import type { HistoryEntry } from '@elvora/catalogue/model';
import { Breadcrumbs, type Breadcrumb } from '@elvora/design-system/Breadcrumbs';
import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { DiffTable } from '@elvora/design-system/DiffTable';
import { EmptyState } from '@elvora/design-system/EmptyState';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconArrowBackUp } from '@elvora/design-system/Icon';
import { Spinner } from '@elvora/design-system/Spinner';
import { Text } from '@elvora/design-system/Text';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { AdminPage } from '../layout/AdminPage.tsx';
import * as list from '../layout/listRows.css.ts';
import { texts } from '../texts.ts';
import { formatLongDateTime } from '../formatDate.ts';
import { HistoryPictures } from './HistoryPictures.tsx';
import { historyRows, type HistorySide } from './historyRows.ts';
import * as styles from './HistoryView.css.ts';

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
      heading={props.name === '' ? history.anonymous : history.heading(props.name)}
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
      return (
        <div role="status">
          <Text isInline tone="muted">
            <Spinner /> {history.loading}
          </Text>
        </div>
      );
    case 'failed':
      return <ErrorPanel onRetry={props.onRetry} title={props.message} />;
    case 'ready':
      if (props.entries.length === 0) return <EmptyState drawing="clock" title={history.empty} />;
      return (
        <ol className={list.list} role="list">
          {props.entries.map((entry, index) => (
            <li className={list.item} key={entry.id}>
              <div className={list.main}>
                <span className={list.name}>{history.actions[entry.action]}</span>
                {index === 0 && <Chip tone="brand">{history.newest}</Chip>}
                <span className={list.facts}>
                  {[entry.by ?? history.nobody, formatLongDateTime(entry.at)].filter(Boolean).join(', ')}
                </span>
              </div>
              {props.canEdit && index > 0 && (
                <Button
                  icon={IconArrowBackUp}
                  isBusy={props.busyId === entry.id}
                  onPress={() => props.onRestore(entry)}
                  size="sm"
                  tone="secondary"
                >
                  {history.restore} <VisuallyHidden>{formatLongDateTime(entry.at)}</VisuallyHidden>
                </Button>
              )}
              {entry.changes.length > 0 && (
                <div className={styles.changes}>
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
                </div>
              )}
            </li>
          ))}
        </ol>
      );
  }
}

const renderSide = (side: HistorySide, imageBase: string) =>
  side.images.length === 0 ? side.text : <HistoryPictures imageBase={imageBase} side={side} />;
