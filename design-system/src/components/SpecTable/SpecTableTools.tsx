import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { IconCheck, IconCopy, IconDownload, IconSearch } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import * as styles from './SpecTableTools.css.ts';
import type { SpecView } from './useSpecView.ts';
import type { TableExport } from './useTableExport.ts';

interface SpecTableToolsProps {
  heading: ReactNode;
  view: SpecView;
  total: number;
  tableExport: TableExport;
  labels: SpecTableLabels;
}

/** The heading of the table, its search field, and the buttons to copy and download it. */
export function SpecTableTools(props: SpecTableToolsProps) {
  const { heading, view, total, labels } = props;
  const { result, copyTable, download } = props.tableExport;
  const isCopied = props.tableExport.isCopied('table');
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
                {labels.matchCount(view.matching.length, total)}
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
        <span role="status">{view.hasQuery && labels.matchCount(view.matching.length, total)}</span>
        <span role="status">{result && (result.isDone ? labels.copied : labels.notCopied)}</span>
      </VisuallyHidden>
    </div>
  );
}
