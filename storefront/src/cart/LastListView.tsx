import { pluralise } from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import { NoticeStrip } from '@elvora/design-system/NoticeStrip';

export interface LastListViewProps {
  lineCount: number;
  pieceCount: number;
  /** When the list was last changed: 'today, 13:40'. */
  savedAt: string;
  isBusy: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the list that was lost by a reload (D-59). */
export function LastListView({
  lineCount,
  pieceCount,
  savedAt,
  isBusy,
  onRestore,
  onDiscard,
}: LastListViewProps) {
  const extent = `${pluralise(lineCount, 'line', 'lines')}, ${pluralise(pieceCount, 'piece', 'pieces')}`;
  return (
    <NoticeStrip
      actions={
        <>
          <Button onPress={onDiscard} size="sm" tone="ghost">
            Discard
          </Button>
          <Button isBusy={isBusy} onPress={onRestore} size="sm" tone="secondary">
            Restore this list
          </Button>
        </>
      }
      label="Your last list"
      text={`Your last list: ${extent}. ${savedAt}, not sent, without notes.`}
    />
  );
}
