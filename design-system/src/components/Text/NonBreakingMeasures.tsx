import { measureParts } from './measureOps.ts';
import * as styles from './Text.css.ts';

/** Text whose numbers do not wrap away from their units (design sheet, 3); copied text is unchanged. */
export function NonBreakingMeasures({ children }: { children: string }) {
  const parts = measureParts(children);
  if (!parts.some(({ isMeasure }) => isMeasure)) return children;
  return parts.map(({ text, isMeasure }, index) =>
    isMeasure ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
      <span className={styles.unbroken} key={index}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
