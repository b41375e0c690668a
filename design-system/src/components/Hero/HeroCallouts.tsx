import { inlineVars } from '../../styles/inlineVars.ts';
import {
  anchors,
  type CalloutPlace,
  leaderPath,
  measurePath,
  insideStage,
  narrowAnchors,
  type StagePoint,
} from './calloutGeometry.ts';
import * as styles from './HeroCallouts.css.ts';

export interface HeroCalloutText {
  title: string;
  text?: string;
}

/** A true fact about a part of the product, with a leader to it. */
export interface HeroCallout extends HeroCalloutText {
  place: CalloutPlace;
  /** The part in the picture. */
  part: StagePoint;
  /** Shorter words for phones. */
  short?: HeroCalloutText;
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
        {callouts.map(({ place, part }) => (
          <Leader key={place} part={part} place={place} />
        ))}
      </svg>
      <ul className={styles.labels} role="list">
        {callouts.map(({ title, text, short = { title, text }, place }) => (
          <li className={`${styles.label} ${styles.places[place]}`} key={place}>
            <Words className={styles.wide} text={text} title={title} />
            <Words className={styles.narrow} {...short} />
          </li>
        ))}
        {measure && (
          <li className={styles.measure} style={inlineVars(middle(measure))}>
            {measure.text}
          </li>
        )}
      </ul>
    </>
  );
}

function middle({ from, to }: HeroMeasure): Record<string, string> {
  const { x, y } = insideStage({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  return { [styles.measureX]: `${x}%`, [styles.measureY]: `${y}%` };
}

function Leader({ part, place }: { part: StagePoint; place: CalloutPlace }) {
  const { x, y } = insideStage(part);
  return (
    <>
      <path className={`${styles.leader} ${styles.wide}`} d={leaderPath(part, anchors[place])} />
      <path className={`${styles.leader} ${styles.narrow}`} d={leaderPath(part, narrowAnchors[place])} />
      <circle className={styles.halo} cx={x} cy={y} r="1.25" />
      <circle className={styles.dot} cx={x} cy={y} r="0.7" />
    </>
  );
}

function Words({ title, text, className }: HeroCalloutText & { className: string }) {
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
