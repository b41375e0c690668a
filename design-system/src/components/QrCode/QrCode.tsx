import * as styles from './QrCode.css.ts';
import { qrPath } from './qrGeometry.ts';

export interface QrCodeProps {
  /** Rows of modules with their light border; `1` is dark. */
  rows: readonly string[];
  /** Accessible name: what the code is for. */
  label: string;
}

/** Draws a QR code that an encoder has computed. */
export function QrCode({ rows, label }: QrCodeProps) {
  const size = rows.length;
  return (
    <svg
      aria-label={label}
      className={styles.root}
      data-component="QrCode"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={qrPath(rows)} />
    </svg>
  );
}
