import { inlineVars } from '../../styles/inlineVars.ts';
import {
  labelAnchors,
  type CalloutPlacement,
  leaderPath,
  measurePath,
  clampToStage,
  narrowLabelAnchors,
  type StagePoint,
} from './calloutGeometry.ts';
import * as styles from './HeroCallouts.css.ts';

export interface HeroCalloutText {
  title: string;
  text?: string;
}

/** A true fact about a part of the product, with a leader to it. */
export interface HeroCallout extends HeroCalloutText {
  placement: CalloutPlacement;
  /** The part in the picture. */
  target: StagePoint;
  /** Shorter words for phones. */
  shortText?: HeroCalloutText;
}

/** A measure of the product, drawn as on a drawing; not on phones. */
export interface HeroMeasure {
  text: string;
  from: StagePoint;
  to: StagePoint;
}

interface HeroCalloutsProps {
  callouts: readonly HeroCallout[];
  measure?: HeroMeasure | undefined;
}

/** Leaders drawn over the picture of the hero, and their labels as a list. */
export function HeroCallouts({ callouts, measure }: HeroCalloutsProps) {
  return (
    <>
      <svg aria-hidden className={styles.drawing} viewBox="0 0 100 100">
        {measure && <path className={styles.measureLine} d={measurePath(measure.from, measure.to)} />}
        {callouts.map(({ placement, target }) => (
          <Leader key={placement} part={target} place={placement} />
        ))}
      </svg>
      <ul className={styles.labels} role="list">
        {callouts.map(({ title, text, shortText = { title, text }, placement }) => (
          <li className={`${styles.label} ${styles.placements[placement]}`} key={placement}>
            <CalloutLabel className={styles.wide} text={text} title={title} />
            <CalloutLabel className={styles.narrow} {...shortText} />
          </li>
        ))}
        {measure && (
          <li className={styles.measure} style={inlineVars(measureMidpoint(measure))}>
            {measure.text}
          </li>
        )}
      </ul>
    </>
  );
}

function measureMidpoint({ from, to }: HeroMeasure): Record<string, string> {
  const { x, y } = clampToStage({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  return { [styles.measureX]: `${x}%`, [styles.measureY]: `${y}%` };
}

function Leader({ part, place }: { part: StagePoint; place: CalloutPlacement }) {
  const { x, y } = clampToStage(part);
  return (
    <>
      <path className={`${styles.leader} ${styles.wide}`} d={leaderPath(part, labelAnchors[place])} />
      <path className={`${styles.leader} ${styles.narrow}`} d={leaderPath(part, narrowLabelAnchors[place])} />
      <circle className={styles.halo} cx={x} cy={y} r="1.25" />
      <circle className={styles.dot} cx={x} cy={y} r="0.7" />
    </>
  );
}

function CalloutLabel({ title, text, className }: HeroCalloutText & { className: string }) {
  return (
    <span className={className}>
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
      {text && (
        <span className={styles.text}>
          <bdi>{text}</bdi>
        </span>
      )}
    </span>
  );
}
