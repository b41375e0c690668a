import { useEffect, useId, useRef } from 'react';
import { afterPaint, useLazyComponent } from '../../hooks/index.ts';
import { FacetFrame } from '../FacetGroup/index.ts';
import { Histogram } from './Histogram.tsx';
import { RangeEnd } from './RangeEnd.tsx';
import * as styles from './RangeFacet.css.ts';
import { type RangeFacetLabels, rangeFacetLabels } from './rangeFacetLabels.ts';
import type { RangeHandlesProps } from './RangeHandles.tsx';
import {
  type ChosenRange,
  handlePositions,
  type RangeBar,
  rangeAt,
  scaleEdges,
} from './rangeScaleGeometry.ts';
import { describeEnd } from './rangeTextOps.ts';
import { type RangeUnitLink, UnitLinks, UnitSpace } from './RangeUnitLinks.tsx';
import { useCommittedRange } from './useCommittedRange.ts';
import { useTypedRange } from './useTypedRange.ts';

export interface RangeFacetProps {
  /** Property, such as 'Cable diameter'. */
  title: string;
  /** Names of both fields in the form. */
  names: { low: string; high: string };
  /** Selected ends; null is open. */
  low: number | null;
  high: number | null;
  /** Lowest and highest existing value; shown when nothing is selected. */
  limits: { low: number | null; high: number | null };
  /** Up to twelve bars in order; their edges are the stops of the handles. */
  bars: readonly RangeBar[];
  /** Unit of all numbers; empty for none. */
  unit: string;
  /** Units to choose from, beside the title. */
  units?: readonly RangeUnitLink[];
  /** Called when an end was selected, after the fields have been updated; the app submits the form. */
  onCommit?: () => void;
  /** Hint below the fields, such as how a range has to fit. */
  hint?: string;
  /** Starts open. @default true */
  isOpen?: boolean;
  labels?: Partial<RangeFacetLabels>;
}

const loadHandles = () => import('./RangeHandles.tsx').then(({ RangeHandles }) => RangeHandles);

/**
 * Range of a property: a histogram with two handles over a stepped scale, and two fields of the surrounding
 * form. The fields work without script; the handles load when the page is interactive.
 */
export function RangeFacet(props: RangeFacetProps) {
  const { title, names, limits, bars, unit, units = [], hint, isOpen, onCommit } = props;
  const labels = { ...rangeFacetLabels, ...props.labels };
  const hintId = useId();
  const { range, texts, type, choose, fieldsRef } = useTypedRange(props);
  const [Handles, prepareHandles] = useLazyComponent<RangeHandlesProps>(loadHandles);
  const edges = scaleEdges(bars);
  const hasScale = edges.length > 0;
  useEffect(
    function loadSlider() {
      if (hasScale) prepareHandles();
    },
    [hasScale, prepareHandles],
  );
  const positions = handlePositions(range, edges);
  const changes = useCommittedRange(props);
  const dragged = useRef<ChosenRange | null>(null);
  const end = (key: 'low' | 'high') => ({
    describedBy: hint === undefined ? undefined : hintId,
    label: key === 'low' ? labels.from(title) : labels.to(title),
    name: names[key],
    onBlur: () => {
      if (changes.take(range)) onCommit?.();
    },
    onChange: (text: string) => type(key, text),
    // The form submits itself.
    onEnter: () => void changes.take(range),
    placeholder: describeEnd(limits[key]),
    text: texts[key],
    unit,
  });
  return (
    <FacetFrame
      aside={units.length > 1 ? <UnitLinks label={labels.unit(title)} units={units} /> : undefined}
      asideSpace={units.length > 1 ? <UnitSpace units={units} /> : undefined}
      component="RangeFacet"
      isOpen={isOpen}
      title={title}
    >
      <div className={styles.content}>
        {hasScale && (
          <div className={styles.scale}>
            <Histogram bars={bars} positions={positions} range={range} />
            {Handles && (
              <Handles
                describe={(position) => `${describeEnd(edges[position] ?? null)} ${unit}`.trim()}
                maxPosition={edges.length - 1}
                names={[labels.from(title), labels.to(title)]}
                onChange={(next) => {
                  dragged.current = rangeAt(next, edges);
                  choose(dragged.current);
                }}
                onChangeEnd={() => {
                  const next = dragged.current;
                  dragged.current = null;
                  // The fields get the value with the next render.
                  if (next && changes.take(next)) afterPaint(() => onCommit?.());
                }}
                positions={positions}
                title={title}
              />
            )}
          </div>
        )}
        <div className={styles.fields} ref={fieldsRef}>
          <RangeEnd {...end('low')} />
          <span aria-hidden className={styles.between}>
            {labels.between}
          </span>
          <RangeEnd {...end('high')} />
        </div>
        {hint !== undefined && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
    </FacetFrame>
  );
}
