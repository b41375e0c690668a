import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { IconCheck, IconCopy, IconDownload, IconSearch } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SpecTableTools.css.ts';
import type { TableController } from './useTableController.ts';

interface SpecTableToolsProps {
  controller: TableController;
  heading: ReactNode;
}

/** The heading of the table, its search field, and the buttons to copy and download it. */
export function SpecTableTools({ controller, heading }: SpecTableToolsProps) {
  const { rows, view, tableExport, labels } = controller;
  const { result, copyTable, download } = tableExport;
  const isCopied = tableExport.isCopied('table');
  const copyIcon = isCopied ? IconCheck : IconCopy;
  const copyLabel = isCopied ? labels.copied : labels.copyTable;
  return (
    <div className={styles.root} data-part="tools">
      {heading && <div className={styles.heading}>{heading}</div>}
      <div className={styles.tools}>
        {view.isLong && (
          <label className={styles.search}>
            <IconSearch size={18} />
            <VisuallyHidden>{labels.search}</VisuallyHidden>
            <input
              autoComplete="off"
              className={styles.input}
              onChange={(event) => view.search(event.target.value)}
              placeholder={labels.search}
              type="search"
              value={view.query}
            />
            {view.hasQuery && (
              <span aria-hidden className={styles.count}>
                {labels.matchCount(view.matching.length, rows.length)}
              </span>
            )}
          </label>
        )}
        <div className={styles.wide}>
          <Button icon={copyIcon} onPress={copyTable} tone="secondary">
            {copyLabel}
          </Button>
          {download && (
            <Button icon={IconDownload} onPress={download} tone="secondary">
              {labels.csv}
            </Button>
          )}
        </div>
        <div className={styles.narrow}>
          <IconButton icon={copyIcon} label={copyLabel} onPress={copyTable} variant="box" />
          {download && (
            <IconButton icon={IconDownload} label={labels.download} onPress={download} variant="box" />
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{view.hasQuery && labels.matchCount(view.matching.length, rows.length)}</span>
        <span role="status">{result && (result.isDone ? labels.copied : labels.notCopied)}</span>
      </VisuallyHidden>
    </div>
  );
}
