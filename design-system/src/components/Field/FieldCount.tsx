import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Field.css.ts';
import { countCharacters, type FieldCountLimits, lengthStatus } from './fieldCountOps.ts';
import { type FieldLabels, fieldLabels } from './fieldLabels.ts';

/** Assistive technology hears the count once the typing rests. */
const announceDelayMs = 1000;

interface FieldCountProps {
  text: string;
  limits: FieldCountLimits;
  labels?: Partial<FieldLabels>;
}

/** How long the text is beside how long it should be. */
export function FieldCount({ text, limits, labels: given }: FieldCountProps) {
  const labels = { ...fieldLabels, ...given };
  const length = countCharacters(text);
  const { kind, count } = lengthStatus(length, limits);
  const wanted = limits.max ?? limits.min;
  const sentence = labels[kind](count);
  const [spoken, setSpoken] = useState('');
  useEffect(
    function speakAtRest() {
      if (text === '') return;
      const timer = setTimeout(() => setSpoken(sentence), announceDelayMs);
      return () => clearTimeout(timer);
    },
    [sentence, text],
  );
  return (
    <div className={styles.count} data-part="count">
      <span aria-hidden className={kind === 'over' ? styles.over : ''}>
        <bdi>{wanted === undefined ? length : `${length} / ${wanted}`}</bdi>
      </span>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}
