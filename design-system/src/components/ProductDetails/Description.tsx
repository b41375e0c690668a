import { NonBreakingMeasures, Text } from '../Text/index.ts';
import { descriptionBlocks } from './descriptionOps.ts';
import * as styles from './ProductDetails.css.ts';

/** A product's description: paragraphs and lists. */
export function Description({ text }: { text: string }) {
  return descriptionBlocks(text).map((block, at) =>
    block.kind === 'paragraph' ? (
      <Text key={at} tone="body">
        <NonBreakingMeasures>{block.text}</NonBreakingMeasures>
      </Text>
    ) : (
      <ul className={styles.list} key={at}>
        {block.items.map((item) => (
          <li className={styles.item} key={item}>
            <NonBreakingMeasures>{item}</NonBreakingMeasures>
          </li>
        ))}
      </ul>
    ),
  );
}
