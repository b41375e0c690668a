import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { IconAlertTriangle, IconTable } from '../Icon/index.ts';
import * as styles from './SpecTableEditor.css.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { GridClipboard } from './useGridClipboard.ts';

interface SpecTableStartProps {
  size: { rows: number; columns: number };
  isReadOnly: boolean;
  clipboard: GridClipboard;
  onStart: () => void;
  labels: SpecTableEditorLabels['empty'];
}

/** No table yet: begin with an empty one, or paste one here. */
export function SpecTableStart({ size, isReadOnly, clipboard, onStart, labels }: SpecTableStartProps) {
  return (
    <div
      {...clipboard.handlers}
      aria-label={labels.title}
      className={styles.start}
      role="group"
      // Takes the focus, and with it what is pasted.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      <EmptyState
        action={
          !isReadOnly && (
            <Button icon={IconTable} onPress={onStart} size="sm" tone="secondary">
              {labels.start(size)}
            </Button>
          )
        }
        drawing="table"
        text={labels.text}
        title={labels.title}
      />
    </div>
  );
}

interface InvalidTableProps {
  raw: string;
  isReadOnly: boolean;
  onStart: () => void;
  labels: SpecTableEditorLabels['invalid'];
}

/** What is stored cannot be read as a table: it is shown as it is, and stays until a new one is begun. */
export function InvalidTable({ raw, isReadOnly, onStart, labels }: InvalidTableProps) {
  return (
    <div className={styles.unreadable}>
      <p className={styles.unreadableTitle}>
        <IconAlertTriangle size={20} />
        {labels.title}
      </p>
      <p>{labels.text}</p>
      <textarea aria-label={labels.raw} className={styles.raw} readOnly rows={8} value={raw} />
      {!isReadOnly && (
        <Button icon={IconTable} onPress={onStart} size="sm" tone="secondary">
          {labels.startOver}
        </Button>
      )}
    </div>
  );
}
