import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { IconChevronDown, IconChevronUp, IconX } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import * as styles from './FindBar.css.ts';
import type { SpecTableEditorLabels } from './specTableEditorLabels.ts';
import type { TableFind } from './useTableFind.ts';

export interface FindBarProps {
  find: TableFind;
  isReadOnly: boolean;
  /** Closes the bar and returns the focus to the grid. */
  onClose: () => void;
  labels: SpecTableEditorLabels['find'];
}

/** Searches the table, and replaces what it finds; below the toolbar while it is open. */
export function FindBar({ find, isReadOnly, onClose, labels }: FindBarProps) {
  const { openCount } = find;
  const field = useRef<HTMLInputElement>(null);
  const replacementField = useRef<HTMLInputElement>(null);
  const [replacement, setReplacement] = useState('');

  useEffect(
    function focusField() {
      field.current?.focus();
      field.current?.select();
    },
    [openCount],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const hasCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (key === 'escape') onClose();
    else if (hasCommand && key === 'f') find.open(find);
    else if (hasCommand && key === 'h') find.open({ withReplacement: true });
    else if (key === 'enter' && !event.nativeEvent.isComposing && event.target === field.current)
      find.go(event.shiftKey ? 'previous' : 'next');
    else if (key === 'enter' && !event.nativeEvent.isComposing && event.target === replacementField.current)
      find.replace(replacement);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // Keys of the fields and buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div aria-label={labels.title} className={styles.root} onKeyDown={onKeyDown} role="search">
      <FindLine find={find} labels={labels} onClose={onClose} ref={field} />
      {!isReadOnly && find.withReplacement && (
        <ReplaceLine
          find={find}
          labels={labels}
          onChange={setReplacement}
          ref={replacementField}
          replacement={replacement}
        />
      )}
      <FindChoices find={find} isReadOnly={isReadOnly} labels={labels} />
    </div>
  );
}

interface FindLineProps extends Pick<FindBarProps, 'find' | 'onClose' | 'labels'> {
  ref: RefObject<HTMLInputElement | null>;
}

/** The text to find, the number of matches, and the buttons to go to them. */
function FindLine({ find, onClose, labels, ref }: FindLineProps) {
  const { query, matches, current } = find;
  const hasMatches = matches.length > 0;
  return (
    <div className={styles.line}>
      <div className={styles.field}>
        <TextField
          autoComplete="off"
          isLabelHidden
          label={labels.field}
          onChange={(text) => find.setQuery({ ...query, text })}
          placeholder={labels.field}
          ref={ref}
          spellCheck={false}
          value={query.text}
        />
      </div>
      <span className={styles.count} role="status">
        {query.text !== '' && labels.count({ current: current + 1, count: matches.length })}
      </span>
      <IconButton
        icon={IconChevronUp}
        isDisabled={!hasMatches}
        label={labels.previous}
        onPress={() => find.go('previous')}
        size="sm"
      />
      <IconButton
        icon={IconChevronDown}
        isDisabled={!hasMatches}
        label={labels.next}
        onPress={() => find.go('next')}
        size="sm"
      />
      <IconButton icon={IconX} label={labels.close} onPress={onClose} size="sm" />
    </div>
  );
}

interface ReplaceLineProps extends Pick<FindBarProps, 'find' | 'labels'> {
  replacement: string;
  onChange: (replacement: string) => void;
  ref: RefObject<HTMLInputElement | null>;
}

/** The text to put in place of matches, and the buttons that do so. */
function ReplaceLine({ find, replacement, onChange, labels, ref }: ReplaceLineProps) {
  const hasMatches = find.matches.length > 0;
  return (
    <div className={styles.line}>
      <div className={styles.field}>
        <TextField
          autoComplete="off"
          isLabelHidden
          label={labels.replacement}
          onChange={onChange}
          placeholder={labels.replacement}
          ref={ref}
          spellCheck={false}
          value={replacement}
        />
      </div>
      <Button isDisabled={!hasMatches} onPress={() => find.replace(replacement)} size="sm" tone="secondary">
        {labels.replace}
      </Button>
      <Button
        isDisabled={!hasMatches}
        onPress={() => find.replaceAll(replacement)}
        size="sm"
        tone="secondary"
      >
        {labels.replaceAll}
      </Button>
    </div>
  );
}

/** What counts as a match. */
function FindChoices({ find, isReadOnly, labels }: Omit<FindBarProps, 'onClose'>) {
  const { query } = find;
  return (
    <div className={styles.choices}>
      <Checkbox
        isSelected={query.isCaseSensitive ?? false}
        label={labels.caseSensitive}
        onChange={(isCaseSensitive) => find.setQuery({ ...query, isCaseSensitive })}
      />
      <Checkbox
        isSelected={query.isWholeCell ?? false}
        label={labels.wholeCell}
        onChange={(isWholeCell) => find.setQuery({ ...query, isWholeCell })}
      />
      {!isReadOnly && !find.withReplacement && (
        <Button onPress={() => find.open({ withReplacement: true })} size="sm" tone="ghost">
          {labels.withReplacement}
        </Button>
      )}
    </div>
  );
}
