import { memo, type MouseEvent } from 'react';
import { Button } from '../Button/index.ts';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconColumnInsertRight,
  IconDotsVertical,
  IconRowInsertBottom,
} from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './SpecTableEditor.css.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';

type ToolbarAction = 'undo' | 'redo' | 'addRow' | 'addColumn' | 'menu';

export interface ToolbarPress {
  action: ToolbarAction;
  button: Element;
}

interface SpecTableToolbarProps {
  rows: number;
  columns: number;
  canUndo: boolean;
  canRedo: boolean;
  isMenuOpen: boolean;
  isReadOnly: boolean;
  labels: SpecTableEditorLabels;
  /** Must be stable: the toolbar is memoized. */
  onAction: (press: ToolbarPress) => void;
}

/** The size of the table and the actions on it. */
export const SpecTableToolbar = memo(function SpecTableToolbar(props: SpecTableToolbarProps) {
  const { rows, columns, labels, onAction } = props;
  const press = (action: ToolbarAction) => (event: MouseEvent) =>
    onAction({ action, button: event.currentTarget });
  return (
    <div className={styles.toolbar}>
      <p className={styles.summary}>
        <bdi>{labels.summary({ rows, columns })}</bdi>
      </p>
      {!props.isReadOnly && (
        <div className={styles.tools}>
          <div className={styles.historyButtons}>
            <IconButton
              icon={IconArrowBackUp}
              isDisabled={!props.canUndo}
              label={labels.undo}
              onPress={press('undo')}
              size="sm"
            />
            <IconButton
              icon={IconArrowForwardUp}
              isDisabled={!props.canRedo}
              label={labels.redo}
              onPress={press('redo')}
              size="sm"
            />
            <IconButton
              icon={IconDotsVertical}
              isExpanded={props.isMenuOpen}
              label={labels.more}
              onPress={press('menu')}
              size="sm"
            />
          </div>
          <Button icon={IconColumnInsertRight} onPress={press('addColumn')} size="sm" tone="secondary">
            {labels.addColumn}
          </Button>
          <Button icon={IconRowInsertBottom} onPress={press('addRow')} size="sm" tone="secondary">
            {labels.addRow}
          </Button>
        </div>
      )}
    </div>
  );
});
