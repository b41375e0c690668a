import { memo, type MouseEvent } from 'react';
import { Button } from '../Button/index.ts';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsMaximize,
  IconColumnInsertRight,
  IconDotsVertical,
  IconRowInsertBottom,
  IconSearch,
  IconTextWrap,
} from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './SpecTableEditor.css.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';

type ToolbarAction = 'undo' | 'redo' | 'addRow' | 'addColumn' | 'menu' | 'find' | 'wrap' | 'fullScreen';

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
  isFinding: boolean;
  isWrapped: boolean;
  isFullScreen: boolean;
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
      <div className={styles.tools}>
        <div className={styles.iconButtons}>
          {!props.isReadOnly && (
            <>
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
            </>
          )}
          <IconButton
            icon={IconSearch}
            isExpanded={props.isFinding}
            label={labels.findAndReplace}
            onPress={press('find')}
            size="sm"
          />
          <IconButton
            icon={IconTextWrap}
            isPressed={props.isWrapped}
            label={labels.wrapText}
            onPress={press('wrap')}
            size="sm"
          />
          <IconButton
            icon={IconArrowsMaximize}
            isPressed={props.isFullScreen}
            label={labels.fullScreen}
            onPress={press('fullScreen')}
            size="sm"
          />
          {!props.isReadOnly && (
            <IconButton
              icon={IconDotsVertical}
              isExpanded={props.isMenuOpen}
              label={labels.more}
              onPress={press('menu')}
              size="sm"
            />
          )}
        </div>
        {!props.isReadOnly && (
          <>
            <Button icon={IconColumnInsertRight} onPress={press('addColumn')} size="sm" tone="secondary">
              {labels.addColumn}
            </Button>
            <Button icon={IconRowInsertBottom} onPress={press('addRow')} size="sm" tone="secondary">
              {labels.addRow}
            </Button>
          </>
        )}
      </div>
    </div>
  );
});
