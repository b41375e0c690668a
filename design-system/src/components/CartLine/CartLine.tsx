import { type Ref, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { IconGripVertical, IconMessage2, IconTrash } from '../Icon/index.ts';
import { type DrawingName, Picture, type PictureSource } from '../Picture/index.ts';
import { QuantityField } from '../QuantityField/index.ts';
import { NonBreakingMeasures, Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CartLine.css.ts';
import { type CartLineLabels, cartLineLabels } from './cartLineLabels.ts';
import { CartLineNote } from './CartLineNote.tsx';
import type { LineHandleProps } from './useLineOrder.ts';

export interface CartLineProps {
  /** Names the line for screen readers: product and code. */
  name: string;
  /** Text of the product. @default `name` */
  product?: string;
  /** Ordering code, in its own column. */
  code?: string;
  /** Makes the product a link. */
  href?: string;
  source: PictureSource | null | undefined;
  /** Secondary text below the product: variant or category. */
  fact?: string;
  /** '5 packs of 50' */
  packs?: string;
  /** The buyer's note. */
  note?: string;
  /** Called with the note on Enter and on blur; makes the note editable. */
  onNoteChange?: (note: string) => void;
  /** @default 200 */
  maxNoteLength?: number;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  /** Makes the line movable by a handle. */
  handle?: LineHandleProps;
  /** Product family of the placeholder drawing. */
  drawing?: DrawingName;
  /** Ref of the remove button, for focus management. */
  removeRef?: Ref<HTMLButtonElement>;
  labels?: Partial<CartLineLabels>;
}

const numberFormat = new Intl.NumberFormat('en-IN');

/** Line of the quote list: code, product, quantity, note and remove button (S-192, S-193). */
export function CartLine(props: CartLineProps) {
  const { name, code, source, note, quantity, onNoteChange, handle } = props;
  const labels = { ...cartLineLabels, ...props.labels };
  const [isNoteOpen, setNoteOpen] = useState(false);
  const noteButton = useRef<HTMLButtonElement>(null);
  const closeNote = (text: string | null, hasFocus: boolean) => {
    setNoteOpen(false);
    if (text !== null && text.trim() !== (note ?? '')) onNoteChange?.(text);
    // The button has been re-rendered.
    if (hasFocus) requestAnimationFrame(() => noteButton.current?.focus());
  };
  return (
    <div className={styles.root} data-component="CartLine">
      {handle && (
        <button {...handle} aria-label={labels.move(name)} className={styles.handle} type="button">
          <IconGripVertical size={18} />
        </button>
      )}
      <div className={styles.picture}>
        <Picture alt="" drawing={props.drawing} sizes="64px" source={source} />
      </div>
      {code && <span className={styles.code}>{code}</span>}
      <LineText {...props} note={isNoteOpen ? undefined : note} />
      {isNoteOpen && (
        <CartLineNote
          initial={note ?? ''}
          label={labels.note(name)}
          maxLength={props.maxNoteLength ?? 200}
          onClose={closeNote}
        />
      )}
      <div className={styles.actions}>
        <span className={styles.quantity}>
          <QuantityField label={labels.quantity(name)} onChange={props.onQuantityChange} value={quantity} />
        </span>
        {onNoteChange && !isNoteOpen && (
          <span className={styles.noteButton}>
            <button
              className={styles.textButton}
              onClick={() => setNoteOpen(true)}
              ref={noteButton}
              type="button"
            >
              {note ? labels.editNote : labels.addNote}
              <VisuallyHidden> {name}</VisuallyHidden>
            </button>
          </span>
        )}
        <span aria-hidden className={styles.printed}>
          <span className={styles.printedLabel}>{labels.printedQuantity} </span>
          <span className={styles.printedNumber}>{numberFormat.format(quantity)}</span>
        </span>
        <span className={styles.remove}>
          <Button icon={IconTrash} onPress={props.onRemove} ref={props.removeRef} size="sm" tone="ghost">
            {labels.remove}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </span>
      </div>
    </div>
  );
}

/** The item that the line orders, and its note. */
function LineText({ name, product = name, href, fact, packs, note }: CartLineProps) {
  const text = <NonBreakingMeasures>{product}</NonBreakingMeasures>;
  return (
    <div className={styles.text}>
      {href === undefined ? (
        <span className={styles.name}>{text}</span>
      ) : (
        <a className={`${styles.name} ${styles.link}`} href={href}>
          {text}
        </a>
      )}
      {fact && (
        <Text variant="caption" maxLines={2} tone="muted">
          <NonBreakingMeasures>{fact}</NonBreakingMeasures>
        </Text>
      )}
      {packs && (
        <Text variant="caption" tone="muted">
          <NonBreakingMeasures>{packs}</NonBreakingMeasures>
        </Text>
      )}
      {note && (
        <span className={styles.note}>
          <IconMessage2 size={16} />
          <span>{note}</span>
        </span>
      )}
    </div>
  );
}
