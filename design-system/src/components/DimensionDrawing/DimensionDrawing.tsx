import type { PointerEvent } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { letterBox } from '../../styles/letterBox.css.ts';
import * as styles from './DimensionDrawing.css.ts';
import { drawnValue } from './dimensionGeometry.ts';
import { drawingLetters, drawingViews } from './drawingGeometry.ts';
import { DrawnView } from './DrawnView.tsx';

/** A dimension with the letter that the drawing and the list mark it by. */
export interface DrawnDimension {
  /** Letters that the family's drawing has no place for are left out. */
  letter: string;
  /** What it measures: 'Spanner width'. */
  term: string;
  /** As the table writes it, without the unit; empty while no size is chosen. */
  value?: string;
  unit?: string;
}

export interface DimensionDrawingLabels {
  dimensions: string;
  /** Accessible name of the drawing. */
  name: (dimensions: readonly string[]) => string;
}

export const dimensionDrawingLabels: DimensionDrawingLabels = {
  dimensions: 'Dimensions',
  name: (dimensions) => `Dimension drawing: ${dimensions.join(', ')}`,
};

export interface DimensionDrawingProps {
  /** One of `dimensionDrawingFamilies`; nothing is rendered for any other. */
  family: string;
  /** In the order of the list. */
  dimensions: readonly DrawnDimension[];
  /** The size whose values are shown: 'EV-BG-M20'. */
  caption?: string;
  highlightedLetter?: string | null;
  /** A dimension of the list is pointed at or has the focus; null when it no longer is. */
  onHighlight?: (letter: string | null) => void;
  labels?: Partial<DimensionDrawingLabels>;
}

const valueText = ({ value = '', unit }: DrawnDimension) =>
  value !== '' && unit ? `${value} ${unit}` : value;

/** Dimension drawing of a product family: its views with lettered dimensions, and a list of what the letters measure. */
export function DimensionDrawing(props: DimensionDrawingProps) {
  const { family, highlightedLetter = null } = props;
  const known = drawingLetters(family);
  const dimensions = props.dimensions.filter(({ letter }) => known.includes(letter));
  const labels = { ...dimensionDrawingLabels, ...props.labels };
  const views = drawingViews(
    family,
    dimensions.map(({ letter }) => letter),
  );
  if (views.length === 0) return null;
  const values = new Map(dimensions.map(({ letter, value = '' }) => [letter, drawnValue(value)]));
  const name = labels.name(
    dimensions.map((dimension) =>
      [dimension.letter, dimension.term, valueText(dimension)].filter(Boolean).join(' '),
    ),
  );
  return (
    <div className={styles.root} data-component="DimensionDrawing">
      <div aria-label={name} className={styles.views} role="img">
        {views.map((view, at) => (
          <svg
            className={styles.view}
            fontSize={12}
            key={at}
            style={inlineVars({ [styles.viewWidth]: `${view.width / 16}rem` })}
            viewBox={`0 0 ${view.width} ${view.height}`}
          >
            <DrawnView highlightedLetter={highlightedLetter} values={values} view={view} />
          </svg>
        ))}
      </div>
      <div className={styles.legend}>
        <div className={styles.legendHead}>
          {props.caption && <span className={styles.caption}>{props.caption}</span>}
          <span className={styles.legendTitle}>{labels.dimensions}</span>
        </div>
        <ul className={styles.list}>
          {dimensions.map((dimension) => (
            <LegendRow
              dimension={dimension}
              isHighlighted={dimension.letter === highlightedLetter}
              key={dimension.letter}
              onHighlight={props.onHighlight}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface LegendRowProps extends Pick<DimensionDrawingProps, 'onHighlight'> {
  dimension: DrawnDimension;
  isHighlighted: boolean;
}

/** A button, so that keyboards and fingers reach the dimension as well. */
function LegendRow({ dimension, isHighlighted, onHighlight }: LegendRowProps) {
  const { letter, term } = dimension;
  const enter = () => onHighlight?.(letter);
  const leave = ({ pointerType }: PointerEvent) => {
    // A finger leaves as soon as it is lifted.
    if (pointerType !== 'touch') onHighlight?.(null);
  };
  return (
    <li>
      <button
        aria-pressed={isHighlighted}
        className={styles.legendRow}
        onBlur={() => onHighlight?.(null)}
        onClick={enter}
        onFocus={enter}
        onPointerEnter={enter}
        onPointerLeave={leave}
        type="button"
      >
        <span className={letterBox}>{letter}</span>
        <span className={styles.term}>{term}</span>
        <span className={styles.value}>{valueText(dimension)}</span>
      </button>
    </li>
  );
}
