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

/** Fact about a part of the product, connected by a leader line. */
export interface HeroCallout extends HeroCalloutText {
  placement: CalloutPlacement;
  /** Position of the part in the picture. */
  target: StagePoint;
  /** Shorter text for phones. */
  shortText?: HeroCalloutText;
}

/** Dimension of the product, drawn as a dimension line; hidden on phones. */
export interface HeroMeasure {
  text: string;
  from: StagePoint;
  to: StagePoint;
}

interface HeroCalloutsProps {
  callouts: readonly HeroCallout[];
  measure?: HeroMeasure | undefined;
}

/** Leader lines over the hero's picture with their labels as a list. */
export function HeroCallouts({ callouts, measure }: HeroCalloutsProps) {
  return (
    <>
      <svg aria-hidden className={styles.drawing} viewBox="0 0 100 100">
        {measure && <path className={styles.measureLine} d={measurePath(measure.from, measure.to)} />}
        {callouts.map(({ placement, target }) => (
          <Leader key={placement} placement={placement} target={target} />
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

function Leader({ target, placement }: { target: StagePoint; placement: CalloutPlacement }) {
  const { x, y } = clampToStage(target);
  return (
    <>
      <path className={`${styles.leader} ${styles.wide}`} d={leaderPath(target, labelAnchors[placement])} />
      <path
        className={`${styles.leader} ${styles.narrow}`}
        d={leaderPath(target, narrowLabelAnchors[placement])}
      />
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
