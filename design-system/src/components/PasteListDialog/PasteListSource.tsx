import { Button } from '../Button/index.ts';
import { FilePickerButton } from '../FilePickerButton/index.ts';
import { IconUpload } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { NumberedTextArea } from './NumberedTextArea.tsx';
import * as styles from './PasteListDialog.css.ts';
import type { PasteListDialogProps } from './PasteListDialog.tsx';
import type { PasteListLabels } from './pasteListLabels.ts';

interface PasteListSourceProps extends Pick<
  PasteListDialogProps,
  'text' | 'onTextChange' | 'lineCount' | 'entries' | 'onFileSelect'
> {
  labels: PasteListLabels;
}

/** The text of the list, typed, pasted or read from a file. */
export function PasteListSource(props: PasteListSourceProps) {
  const { text, onTextChange, lineCount, entries, onFileSelect, labels } = props;
  return (
    <div className={styles.source}>
      <Text tone="soft" variant="bodySm">
        {labels.advice}
      </Text>
      <NumberedTextArea
        count={labels.lineCount(lineCount)}
        label={labels.lines}
        marks={entries.flatMap(({ lineNumbers, state }) =>
          state === 'choose' || state === 'text' ? lineNumbers.map((line) => ({ line, state })) : [],
        )}
        onChange={onTextChange}
        value={text}
      />
      <div className={styles.sourceActions}>
        <FilePickerButton
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          icon={IconUpload}
          label={labels.file}
          onSelect={onFileSelect}
        />
        <Button isDisabled={text === ''} onPress={() => onTextChange('')} tone="ghost">
          {labels.clear}
        </Button>
      </div>
    </div>
  );
}
