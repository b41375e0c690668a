import { NonBreakingMeasures, Text } from '../Text/index.ts';
import { descriptionBlocks } from './descriptionOps.ts';
import * as styles from './ProductDetails.css.ts';

/** Renders a product's description as paragraphs and lists. */
export function Description({ text }: { text: string }) {
  return descriptionBlocks(text).map((block, index) =>
    block.kind === 'paragraph' ? (
      <Text key={index} tone="body">
        <NonBreakingMeasures>{block.text}</NonBreakingMeasures>
      </Text>
    ) : (
      <ul className={styles.list} key={index}>
        {block.items.map((item) => (
          <li className={styles.item} key={item}>
            <NonBreakingMeasures>{item}</NonBreakingMeasures>
          </li>
        ))}
      </ul>
    ),
  );
}
