import * as styles from './DimensionDrawing.css.ts';
import { type DimensionLine, labelRect, labelSize, linePath } from './dimensionGeometry.ts';

interface DimensionMarkProps {
  line: DimensionLine;
  /** Empty for the letter only. */
  value: string;
  isHighlighted: boolean;
}

/** Gap around letter and value, where the dimension line is interrupted. */
const paddingPx = 4;

/** A dimension line with its letter and value. */
export function DimensionMark({ line, value, isHighlighted }: DimensionMarkProps) {
  const { x, y, width, height } = labelRect(line, value);
  const { letter, gap } = labelSize;
  return (
    <g className={styles.mark} data-highlighted={isHighlighted || undefined}>
      {line.extension && <path className={styles.faint} d={line.extension} />}
      <path d={linePath(line)} />
      {value && (
        <rect
          className={styles.labelBox}
          height={height}
          rx={3}
          width={width + 2 * paddingPx}
          x={x - paddingPx}
          y={y}
        />
      )}
      <rect className={styles.letterFrame} height={letter} rx={3} width={letter} x={x} y={y + 1} />
      <text className={styles.letter} textAnchor="middle" x={x + letter / 2} y={y + 14}>
        {line.letter}
      </text>
      {value && (
        <text className={styles.drawnValue} x={x + letter + gap} y={y + 14}>
          {value}
        </text>
      )}
    </g>
  );
}
