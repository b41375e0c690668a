import { Measured, Text } from '../Text/index.ts';
import { descriptionBlocks } from './descriptionOps.ts';
import * as styles from './ProductDetails.css.ts';

/** A product's description: paragraphs and lists. */
export function Description({ text }: { text: string }) {
  return descriptionBlocks(text).map((block, at) =>
    block.kind === 'paragraph' ? (
      <Text key={at} tone="body">
        <Measured>{block.text}</Measured>
      </Text>
    ) : (
      <ul className={styles.list} key={at}>
        {block.items.map((item) => (
          <li className={styles.item} key={item}>
            <Measured>{item}</Measured>
          </li>
        ))}
      </ul>
    ),
  );
}
