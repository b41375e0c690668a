import { NonBreakingMeasures } from '../Text/index.ts';
import * as styles from './HighlightedText.css.ts';

/** Part of a text; matching parts are marked. */
export interface HitPart {
  text: string;
  isMatch: boolean;
}

export type HitText = readonly HitPart[];

/** A text with highlighted matches; its measures do not wrap. */
export function HighlightedText({ parts }: { parts: HitText }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark className={styles.mark} key={index}>
        <NonBreakingMeasures>{text}</NonBreakingMeasures>
      </mark>
    ) : (
      <NonBreakingMeasures key={index}>{text}</NonBreakingMeasures>
    ),
  );
}
