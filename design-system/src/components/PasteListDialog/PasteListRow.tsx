import { memo } from 'react';
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconClock,
  IconHelpCircle,
  IconPencil,
} from '../Icon/index.ts';
import { QuantityField } from '../QuantityField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { NonBreakingMeasures, Text } from '../Text/index.ts';
import type { PasteListEntry, PasteListState } from './PasteListDialog.tsx';
import * as styles from './PasteListRow.css.ts';
import type { PasteListLabels } from './pasteListLabels.ts';

interface PasteListRowProps {
  entry: PasteListEntry;
  labels: PasteListLabels;
  onQuantityChange: (id: string, quantity: number) => void;
  onChoose: (id: string, choiceId: string | null) => void;
}

/** Value of the choice that keeps the line as text; ids of items are not blank. */
const noItem = ' ';

const icons = {
  looking: IconClock,
  failed: IconAlertTriangle,
  found: IconCircleCheckFilled,
  choose: IconHelpCircle,
  text: IconPencil,
} as const satisfies Record<PasteListState, unknown>;

/** A row of the preview. Memoised: a list has up to 2,000 of them. */
export const PasteListRow = memo(function PasteListRow(props: PasteListRowProps) {
  const { entry, labels, onQuantityChange, onChoose } = props;
  const { id, lineNumbers, text, quantity, state, item, choices = [], chosenId } = entry;
  const { invalidQuantities = [] } = entry;
  const Icon = icons[state];
  const name = item?.code ?? text;
  const stateText = state === 'choose' ? labels.choose(choices.length) : labels[state];
  const hints = [
    ...(state === 'text' ? [labels.textHint] : []),
    ...(item?.details ? [item.details] : []),
    ...(lineNumbers.length > 1 ? [`${labels.lineNumbers(lineNumbers)} ${labels.addedUp}`] : []),
  ];
  return (
    <li className={styles.root} data-state={state}>
      <span aria-hidden className={styles.number}>
        {lineNumbers[0]}
      </span>
      <div className={styles.item}>
        {item ? (
          <>
            <span className={styles.code}>{item.code}</span>
            <span className={styles.name}>{item.name}</span>
          </>
        ) : (
          <span className={styles.text}>“{text}”</span>
        )}
        {invalidQuantities.length > 0 && (
          <Text tone="danger" variant="caption">
            {labels.quantityRefused(invalidQuantities)}
          </Text>
        )}
        {hints.map((hint) => (
          <Text key={hint} tone="muted" variant="caption">
            <NonBreakingMeasures>{hint}</NonBreakingMeasures>
          </Text>
        ))}
      </div>
      <span className={`${styles.state} ${styles.states[state]}`}>
        <Icon size={18} />
        {stateText}
      </span>
      <span className={styles.quantity}>
        <QuantityField
          label={labels.quantity(name)}
          onChange={(changed) => onQuantityChange(id, changed)}
          value={quantity}
        />
      </span>
      {state === 'choose' && (
        <div className={styles.choices}>
          <RadioGroup
            isLegendHidden
            legend={labels.choices(text)}
            onChange={(choiceId) => onChoose(id, choiceId === noItem ? null : choiceId)}
            options={[
              ...choices.map((choice) => ({
                value: choice.id,
                label: choice.code,
                hint: [choice.name, choice.details].filter((part) => part !== '').join(', '),
              })),
              { value: noItem, label: labels.keepAsText(choices.length), hint: labels.textHint },
            ]}
            value={chosenId === null ? noItem : (chosenId ?? '')}
            variant="boxed"
          />
        </div>
      )}
    </li>
  );
});
