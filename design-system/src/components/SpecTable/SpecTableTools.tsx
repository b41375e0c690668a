import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { IconCheck, IconCopy, IconDownload, IconSearch } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { SpecTableLabels } from './specTableLabels.ts';
import * as styles from './SpecTableTools.css.ts';
import type { SpecView } from './useSpecView.ts';

interface SpecTableToolsProps {
  heading: ReactNode;
  view: SpecView;
  total: number;
  isCopied: boolean;
  onCopy: () => void;
  onDownload: (() => void) | undefined;
  labels: SpecTableLabels;
}

/** Above the table: what it is, the field that finds, and ways to take it along. */
export function SpecTableTools(props: SpecTableToolsProps) {
  const { heading, view, total, isCopied, onCopy, onDownload, labels } = props;
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
              onChange={(event) => view.find(event.target.value)}
              placeholder={labels.search}
              type="search"
              value={view.query}
            />
          </label>
        )}
        <div className={styles.wide}>
          <Button icon={copyIcon} onPress={onCopy} tone="secondary">
            {copyLabel}
          </Button>
          {onDownload && (
            <Button icon={IconDownload} onPress={onDownload} tone="secondary">
              {labels.csv}
            </Button>
          )}
        </div>
        <div className={styles.narrow}>
          <IconButton icon={copyIcon} label={copyLabel} onPress={onCopy} variant="box" />
          {onDownload && (
            <IconButton icon={IconDownload} label={labels.download} onPress={onDownload} variant="box" />
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {view.query.trim() === '' ? '' : labels.matchCount(view.matching.length, total)}
        </span>
      </VisuallyHidden>
    </div>
  );
}
