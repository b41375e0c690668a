import { measureParts } from './measureOps.ts';
import * as styles from './Text.css.ts';

/** Text whose numbers stay with their units at the end of a line (design sheet, 3); it reads and copies as it is. */
export function NonBreakingMeasures({ children }: { children: string }) {
  const parts = measureParts(children);
  if (!parts.some(({ isMeasure }) => isMeasure)) return children;
  return parts.map(({ text, isMeasure }, at) =>
    isMeasure ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
      <span className={styles.unbroken} key={at}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
