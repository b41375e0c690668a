import { pluralise } from '@elvora/catalogue/operations';
import { Button } from '@elvora/design-system/Button';
import { Dialog } from '@elvora/design-system/Dialog';
import { Text } from '@elvora/design-system/Text';

export interface OpenListDialogProps {
  lineCount: number;
  pieceCount: number;
  /** Number of lines on the current list. */
  ownLineCount: number;
  isBusy: boolean;
  onAdd: () => void;
  onReplace: () => void;
  onClose: () => void;
}

/** Asks whether the list of a link is added to the current one or replaces it. */
export function OpenListDialog(props: OpenListDialogProps) {
  const { lineCount, pieceCount, ownLineCount, isBusy } = props;
  const lines = (count: number) => pluralise(count, 'line', 'lines');
  const current = ownLineCount === 0 ? 'Your list is empty.' : `Your list has ${lines(ownLineCount)}.`;
  return (
    <Dialog
      actions={
        <>
          <Button isDisabled={isBusy} onPress={props.onClose} tone="ghost">
            Cancel
          </Button>
          {ownLineCount > 0 && (
            <Button isDisabled={isBusy} onPress={props.onReplace} tone="secondary">
              Replace
            </Button>
          )}
          <Button isBusy={isBusy} onPress={props.onAdd}>
            Add
          </Button>
        </>
      }
      isBusy={isBusy}
      isOpen
      onClose={props.onClose}
      title="Open this list?"
      width={480}
    >
      <Text tone="soft">{`The link holds ${lines(lineCount)}, ${pluralise(pieceCount, 'piece', 'pieces')}. ${current}`}</Text>
    </Dialog>
  );
}
