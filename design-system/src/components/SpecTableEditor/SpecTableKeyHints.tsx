import { memo } from 'react';
import * as styles from './SpecTableEditor.css.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';

/** Keyboard shortcuts below the grid. Hidden from screen readers, which announce the keys of the grid role. */
export const SpecTableKeyHints = memo(function SpecTableKeyHints({
  labels,
}: {
  labels: SpecTableEditorLabels['keys'];
}) {
  return (
    <ul aria-hidden className={styles.keys}>
      {labels.map(({ keys, action }) => (
        <li className={styles.key} key={action}>
          {keys.split(' ').map((key) => (
            <kbd className={styles.keyCap} key={key}>
              {key}
            </kbd>
          ))}
          {action}
        </li>
      ))}
    </ul>
  );
});
