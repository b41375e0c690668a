import type { PointerEvent } from 'react';
import { inlineVars } from '../../styles/inlineVars.ts';
import { letterBox } from '../../styles/letterBox.css.ts';
import * as styles from './DimensionDrawing.css.ts';
import { drawnValue } from './dimensionGeometry.ts';
import { drawingLetters, drawingViews } from './drawingGeometry.ts';
import { DrawnView } from './DrawnView.tsx';

/** A dimension with its letter, which marks it in the drawing and in the list. */
export interface DrawnDimension {
  /** Letters that the family's drawing does not have are omitted. */
  letter: string;
  /** The measured quantity: 'Spanner width'. */
  term: string;
  /** As written in the table, without the unit; empty while no size is selected. */
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
  /** Called with the letter of the dimension that is hovered or focused in the list; null when none is. */
  onHighlight?: (letter: string | null) => void;
  labels?: Partial<DimensionDrawingLabels>;
}

const valueText = ({ value = '', unit }: DrawnDimension) =>
  value !== '' && unit ? `${value} ${unit}` : value;

/** Dimension drawing of a product family: its views with lettered dimensions, and a legend of the letters. */
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
        <div className={styles.legendHeader}>
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

/** A button, so that keyboards and touch can reach the dimension as well. */
function LegendRow({ dimension, isHighlighted, onHighlight }: LegendRowProps) {
  const { letter, term } = dimension;
  const enter = () => onHighlight?.(letter);
  const leave = ({ pointerType }: PointerEvent) => {
    // Touch fires `pointerleave` when the finger is lifted.
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
