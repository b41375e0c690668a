/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- stated roles keep a table whose rows are laid out as cards a table, in every browser */
import { formatDay } from '../ArticleCard/index.ts';
import { Chip } from '../Chip/index.ts';
import {
  IconDownload,
  IconEye,
  type IconComponent,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
} from '../Icon/index.ts';
import type { DocumentKind, DocumentRow } from './documentsOps.ts';
import * as styles from './DocumentsTable.css.ts';
import type { DocumentsTableLabels } from './documentsTableLabels.ts';

interface DocumentsTableRowProps {
  item: DocumentRow;
  labels: DocumentsTableLabels;
}

const icons: Readonly<Record<DocumentKind, IconComponent>> = {
  pdf: IconFileTypePdf,
  docx: IconFileTypeDocx,
  xlsx: IconFileTypeXls,
};

/** Row of a file with its preview and download links. */
export function DocumentsTableRow({ item, labels }: DocumentsTableRowProps) {
  const { serialNumber, name, type, size, uploadDate } = item;
  const Icon = icons[type];
  return (
    <tr className={styles.row} role="row">
      <td className={`${styles.cell} ${styles.cells.serialNumber}`} role="cell">
        <span className={styles.onCard}>{`${labels.number(serialNumber)},`}</span>
        <span className={styles.inTable}>{serialNumber}</span>
      </td>
      <th className={`${styles.cell} ${styles.cells.name}`} role="rowheader" scope="row">
        <span className={`${styles.icon} ${styles.kinds[type]}`}>
          <Icon size={24} />
        </span>
        {name}
      </th>
      <td className={`${styles.cell} ${styles.cells.type}`} role="cell">
        <span className={styles.inTable}>
          <Chip variant="outline">{labels.kinds[type]}</Chip>
        </span>
        <span className={styles.onCard}>{`${labels.kinds[type]},`}</span>
      </td>
      <td className={`${styles.cell} ${styles.cells.size}`} role="cell">
        <bdi className={styles.inTable}>{size}</bdi>
        <span className={styles.onCard}>
          <bdi>{size}</bdi>,
        </span>
      </td>
      <td className={`${styles.cell} ${styles.cells.uploadDate}`} role="cell">
        <time dateTime={uploadDate}>{formatDay(uploadDate)}</time>
      </td>
      <td className={`${styles.cell} ${styles.cells.actions}`} role="cell">
        <Actions item={item} labels={labels} />
      </td>
    </tr>
  );
}

function Actions({ item: { name, type, size, filePath }, labels }: DocumentsTableRowProps) {
  if (filePath === '') return <span className={styles.missing}>{labels.missing}</span>;
  const file = { name, type: labels.kinds[type], size };
  return (
    <span className={styles.actions}>
      {/* Browsers display PDF files and download the others. */}
      <a
        aria-label={labels.previewOf(file, type === 'pdf')}
        className={styles.action}
        href={filePath}
        rel="noopener"
        target="_blank"
      >
        <IconEye size={16} />
        {labels.preview}
      </a>
      <a
        aria-label={labels.downloadOf(file)}
        className={styles.action}
        download
        href={`${filePath}?download`}
      >
        <IconDownload size={16} />
        {labels.download}
      </a>
    </span>
  );
}
