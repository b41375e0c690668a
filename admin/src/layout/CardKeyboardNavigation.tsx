import type { KeyboardEvent, ReactNode } from 'react';
import { cardAfterKey } from './cardKeyState.ts';

interface CardKeyboardNavigationProps {
  /** One list of cards. */
  children: ReactNode;
  /** Backspace leads out of this level. */
  onUp?: () => void;
}

/** Arrows go from card to card, to the same button of each; the menu key opens what else a card can do. */
export function CardKeyboardNavigation({ children, onUp }: CardKeyboardNavigationProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget, target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // Keys of an open menu come here, too.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    const card = target.closest('li');
    const list = card?.parentElement;
    if (!card || !list || ctrlKey || metaKey || altKey) return;
    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
      const menu = card.querySelector<HTMLElement>('button[aria-expanded]');
      if (!menu) return;
      event.preventDefault();
      menu.focus();
      menu.click();
    } else if (key === 'Backspace' && onUp) {
      event.preventDefault();
      onUp();
    } else {
      const cards = [...list.children];
      const next = cardAfterKey(key, {
        at: cards.indexOf(card),
        count: cards.length,
        columns: countColumns(cards),
        isRtl: getComputedStyle(list).direction === 'rtl',
      });
      const nextCard = next === null ? undefined : cards[next];
      if (!nextCard) return;
      event.preventDefault();
      const at = focusableControls(card).findIndex((control) => control.contains(target));
      const controls = focusableControls(nextCard);
      (controls[at] ?? controls[0])?.focus();
    }
  };
  return (
    // Keys of the cards inside; no thing of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div onKeyDown={onKeyDown}>{children}</div>
  );
}

const focusableControls = (card: Element) => [
  ...card.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
];

/** How many cards stand in the first row. */
function countColumns(cards: readonly Element[]): number {
  const tops = cards.map((card) => card.getBoundingClientRect().top);
  const below = tops.findIndex((top) => top !== tops[0]);
  return below === -1 ? cards.length : below;
}
