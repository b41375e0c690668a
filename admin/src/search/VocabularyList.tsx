import type { VocabularyEntry } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { IconArrowBackUp } from '@elvora/design-system/Icon';
import { MenuButton, type MenuItem } from '@elvora/design-system/Menu';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import { texts } from '../texts.ts';
import type { VocabularyTask } from './vocabularyTask.ts';

export interface VocabularyActions {
  canEdit: boolean;
  onTask: (task: VocabularyTask) => void;
  onRemove: (entry: VocabularyEntry) => void;
  onRestore: (entry: VocabularyEntry) => void;
  onHistory: (entry: VocabularyEntry) => void;
}

interface VocabularyListProps extends VocabularyActions {
  label: string;
  items: readonly VocabularyEntry[];
}

/** Synonyms or cross-references; removed ones can be restored. */
export function VocabularyList({ label, items, ...actions }: VocabularyListProps) {
  const { search } = texts;
  return (
    <RowList label={label}>
      {items.map((entry) => (
        <RowListItem
          action={
            entry.isRemoved ? (
              actions.canEdit && <RestoreButton entry={entry} onRestore={actions.onRestore} />
            ) : (
              <EntryMenu {...actions} entry={entry} />
            )
          }
          badges={entry.isRemoved && <Chip>{search.removed}</Chip>}
          facts={search.means(entry.meaning)}
          key={entry.id}
          name={entry.typed}
        />
      ))}
    </RowList>
  );
}

function RestoreButton({
  entry,
  onRestore,
}: Pick<VocabularyActions, 'onRestore'> & { entry: VocabularyEntry }) {
  return (
    <Button icon={IconArrowBackUp} onPress={() => onRestore(entry)} size="sm" tone="secondary">
      {texts.search.restore} <VisuallyHidden>{entry.typed}</VisuallyHidden>
    </Button>
  );
}

type ActionId = 'edit' | 'history' | 'remove';

function EntryMenu({ entry, canEdit, ...on }: VocabularyActions & { entry: VocabularyEntry }) {
  const { search } = texts;
  const history: MenuItem<ActionId> = { id: 'history', label: search.history };
  const run: Record<ActionId, () => void> = {
    edit: () => on.onTask({ kind: 'edit', entry }),
    history: () => on.onHistory(entry),
    remove: () => on.onRemove(entry),
  };
  return (
    <MenuButton
      groups={
        canEdit
          ? [
              [{ id: 'edit', label: search.change }, history],
              [{ id: 'remove', label: search.remove, tone: 'danger' }],
            ]
          : [[history]]
      }
      label={search.more(entry.typed)}
      onAction={(id: ActionId) => run[id]()}
      size="sm"
    />
  );
}
