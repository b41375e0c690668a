import * as styles from './DimensionDrawing.css.ts';
import { DimensionMark } from './DimensionMark.tsx';
import type { DrawingView } from './dimensionGeometry.ts';

interface DrawnViewProps {
  view: DrawingView;
  /** By letter. */
  values: ReadonlyMap<string, string>;
  highlightedLetter: string | null;
}

/** The lines of a view, inside an SVG. */
export function DrawnView({ view, values, highlightedLetter }: DrawnViewProps) {
  const { outline, detail, hidden, centre, hatch, dimensions } = view;
  return (
    <>
      {hatch && <path className={styles.faint} d={hatch} />}
      <path className={styles.outline} d={outline} />
      {detail && <path d={detail} />}
      {hidden && <path className={styles.hidden} d={hidden} />}
      {centre && <path className={styles.centre} d={centre} />}
      {dimensions.map((line) => (
        <DimensionMark
          isHighlighted={line.letter === highlightedLetter}
          key={line.letter}
          line={line}
          value={values.get(line.letter) ?? ''}
        />
      ))}
    </>
  );
}
