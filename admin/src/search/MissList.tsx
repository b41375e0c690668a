import { type SearchMiss, vocabularyKinds, vocabularyLengths } from '@elvora/catalogue/model';
import { MenuButton } from '@elvora/design-system/Menu';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import { formatDay } from '../formatDate.ts';
import { texts } from '../texts.ts';
import type { VocabularyTask } from './vocabularyTask.ts';

interface MissListProps {
  items: readonly SearchMiss[];
  canEdit: boolean;
  onTask: (task: VocabularyTask) => void;
  onTry: (question: string) => void;
}

/** Missed searches, each with actions to fix it. */
export function MissList({ items, canEdit, onTask, onTry }: MissListProps) {
  const { search } = texts;
  return (
    <RowList isOrdered label={search.misses}>
      {items.map((miss) => (
        <RowListItem
          action={
            <MenuButton
              groups={[
                [{ id: 'try' as const, label: search.tryIt }],
                canEdit ? vocabularyKinds.map((kind) => ({ id: kind, label: search.add[kind] })) : [],
              ].filter((group) => group.length > 0)}
              label={search.more(miss.text)}
              onAction={(id) =>
                id === 'try' ? onTry(miss.text) : onTask({ kind: 'add', draft: draftOf(miss, id) })
              }
              size="sm"
            />
          }
          facts={factsOf(miss)}
          key={miss.text}
          name={miss.text}
        />
      ))}
    </RowList>
  );
}

/**
 * A cross-reference is prefilled with the product opened after the search; staff enter the meaning
 * of a synonym.
 */
const draftOf = ({ text, chosen }: SearchMiss, kind: (typeof vocabularyKinds)[number]) => ({
  kind,
  typed: text.slice(0, vocabularyLengths[kind].typed),
  meaning: kind === 'cross-reference' ? (chosen?.code ?? '') : '',
});

function factsOf({ asked, lastDay, chosen }: SearchMiss): string {
  const { search } = texts;
  const name = chosen && [chosen.productName, chosen.code].filter(Boolean).join(' – ');
  return [
    search.asked(asked),
    search.lastAsked(formatDay(lastDay)),
    chosen && name ? search.chosen(name, chosen.count) : search.notChosen,
  ].join(' · ');
}
