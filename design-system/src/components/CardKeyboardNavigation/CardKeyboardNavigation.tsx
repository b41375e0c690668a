import type { KeyboardEvent, ReactNode } from 'react';
import { cardAfterKey } from './cardKeyState.ts';

export interface CardKeyboardNavigationProps {
  /** One list of cards: a `Grid` with `isList`. */
  children: ReactNode;
  /** Called on Backspace, to navigate to the parent level. */
  onUp?: () => void;
}

/** Moves focus between cards with the arrow keys, to the same control of each; the menu key opens a card's menu. */
export function CardKeyboardNavigation({ children, onUp }: CardKeyboardNavigationProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { currentTarget, target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // React events also bubble from portals, such as an open menu.
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
      const nextIndex = cardAfterKey(key, {
        index: cards.indexOf(card),
        count: cards.length,
        columns: countColumns(cards),
        isRtl: getComputedStyle(list).direction === 'rtl',
      });
      const nextCard = nextIndex === null ? undefined : cards[nextIndex];
      if (!nextCard) return;
      event.preventDefault();
      const controlIndex = focusableControls(card).findIndex((control) => control.contains(target));
      const controls = focusableControls(nextCard);
      (controls[controlIndex] ?? controls[0])?.focus();
    }
  };
  return (
    // Handles bubbled keys of the cards; the element itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div data-component="CardKeyboardNavigation" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

const focusableControls = (card: Element) => [
  ...card.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
];

/** Number of cards in the first row. */
function countColumns(cards: readonly Element[]): number {
  const tops = cards.map((card) => card.getBoundingClientRect().top);
  const secondRow = tops.findIndex((top) => top !== tops[0]);
  return secondRow === -1 ? cards.length : secondRow;
}
