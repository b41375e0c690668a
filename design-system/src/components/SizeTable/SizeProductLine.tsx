import { Picture } from '../Picture/index.ts';
import { NonBreakingMeasures } from '../Text/index.ts';
import { HighlightedText } from './HighlightedText.tsx';
import * as styles from './SizeProductLine.css.ts';
import type { SizeGroupProduct } from './SizeTable.tsx';

/** The product above its sizes: picture, name, and the number of matching sizes. */
export function SizeProductLine({ product }: { product: SizeGroupProduct }) {
  const { name, href, source, drawing, categoryName, summary, missing, allSizes } = product;
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Picture alt="" drawing={drawing} sizes="64px" source={source} />
      </div>
      <div className={styles.text}>
        {categoryName && <span className={styles.small}>{categoryName}</span>}
        <a className={styles.name} href={href}>
          <HighlightedText parts={name} />
        </a>
        <span className={styles.small}>
          <NonBreakingMeasures>{summary}</NonBreakingMeasures>
          {missing !== undefined && missing !== '' && (
            <>
              {' · '}
              <span className={styles.missing}>
                <NonBreakingMeasures>{missing}</NonBreakingMeasures>
              </span>
            </>
          )}
        </span>
      </div>
      {allSizes && (
        <a className={styles.all} href={allSizes.href}>
          {allSizes.label}
          <span className={styles.hidden}> {name.map(({ text }) => text).join('')}</span>
        </a>
      )}
    </div>
  );
}
