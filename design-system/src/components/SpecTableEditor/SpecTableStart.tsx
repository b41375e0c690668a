import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { IconAlertTriangle, IconClipboard, IconTable } from '../Icon/index.ts';
import * as styles from './SpecTableEditor.css.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { GridClipboard } from './useGridClipboard.ts';

export interface SpecTableStartProps {
  size: { rows: number; columns: number };
  /** Stored text that cannot be parsed as a table. */
  invalidText: string | undefined;
  isReadOnly: boolean;
  clipboard: GridClipboard;
  onStart: () => void;
  labels: SpecTableEditorLabels;
}

/** Replaces the grid while there is no table: creates an empty one, or accepts a pasted one. */
export function SpecTableStart(props: SpecTableStartProps) {
  const { size, invalidText, isReadOnly, clipboard, onStart } = props;
  const { empty, invalid } = props.labels;
  const startButton = (label: string) =>
    !isReadOnly && (
      <Button icon={IconTable} onPress={onStart} size="sm" tone="secondary">
        {label}
      </Button>
    );
  if (invalidText !== undefined) {
    return (
      <div className={styles.invalid}>
        <p className={styles.invalidTitle}>
          <IconAlertTriangle size={20} />
          {invalid.title}
        </p>
        <p>{invalid.text}</p>
        <textarea aria-label={invalid.raw} className={styles.raw} readOnly rows={8} value={invalidText} />
        {startButton(invalid.startOver)}
      </div>
    );
  }
  return (
    <div
      {...clipboard.handlers}
      aria-label={empty.title}
      className={styles.start}
      role="group"
      // Focusable, so that it receives paste events.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      <EmptyState
        action={
          !isReadOnly && (
            <>
              {startButton(empty.start(size))}
              <Button icon={IconClipboard} onPress={clipboard.actions.paste} size="sm" tone="secondary">
                {empty.paste}
              </Button>
            </>
          )
        }
        drawing="table"
        text={empty.text}
        title={empty.title}
      />
    </div>
  );
}
