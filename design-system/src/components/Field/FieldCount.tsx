import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Field.css.ts';
import { countCharacters, type FieldCountLimits, lengthStatus } from './fieldCountOps.ts';
import { type FieldLabels, fieldLabels } from './fieldLabels.ts';

/** Delay of the announcement after the last key. */
const announceDelayMs = 1000;

interface FieldCountProps {
  text: string;
  limits: FieldCountLimits;
  labels?: Partial<FieldLabels>;
}

/** Shows the length of a text and its limit. */
export function FieldCount({ text, limits, labels: labelOverrides }: FieldCountProps) {
  const labels = { ...fieldLabels, ...labelOverrides };
  const length = countCharacters(text);
  const { kind, count } = lengthStatus(length, limits);
  const wanted = limits.max ?? limits.min;
  const message = labels[kind](count);
  const [announced, setAnnounced] = useState('');
  useEffect(
    function announceAfterPause() {
      if (text === '') return;
      const timer = setTimeout(() => setAnnounced(message), announceDelayMs);
      return () => clearTimeout(timer);
    },
    [message, text],
  );
  return (
    <div className={styles.count} data-part="count">
      <span aria-hidden className={kind === 'over' ? styles.over : ''}>
        <bdi>{wanted === undefined ? length : `${length} / ${wanted}`}</bdi>
      </span>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
}
