/** After that, what was pressed does what it can without script: links lead on, forms are sent. */
const replayTimeoutMs = 3000;

const buttonKeys = /^(?:Arrow\w+|Home|End|Escape)$/;
/** All other keys of a field type, or go about in what was typed. */
const fieldKeys = /^(?:ArrowUp|ArrowDown|Escape)$/;

export interface EventQueue {
  /** Does again, in its order, what was done meanwhile, and holds nothing from then on. */
  replay: () => void;
  stop: () => void;
}

/**
 * Holds clicks and keys in a part of the page that is not hydrated yet. React would keep them from everybody, the one
 * listener of the links included, and the browser would leave the page. A form is sent by the click on its button, with
 * Enter as well, so that there is no submission to hold; and a click makes React hydrate what it hits before it goes on.
 */
export function queueEvents(part: HTMLElement): EventQueue {
  const held: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: Event, again: () => void) => {
    event.preventDefault();
    // Who listens to the window still hears it: it is intent.
    event.stopPropagation();
    held.push(again);
    timer ??= setTimeout(replay, replayTimeoutMs);
  };
  const onClick = (event: MouseEvent) => {
    if (!isWithin(part, event)) return;
    const pressed = event.target.closest('a, button');
    if (pressed instanceof HTMLElement) hold(event, () => pressed.click());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isWithin(part, event)) return;
    const { target, type, key } = event;
    const isKnown =
      (target.matches('button') && buttonKeys.test(key)) || (target.matches('input') && fieldKeys.test(key));
    if (isKnown) hold(event, () => target.dispatchEvent(new KeyboardEvent(type, event)));
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKeyDown, true);
  };
  const replay = () => {
    stop();
    for (const again of held.splice(0)) again();
  };
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKeyDown, true);
  return { replay, stop };
}

/** Within it, and not for the browser: with a modifier a link opens elsewhere. */
const isWithin = <E extends MouseEvent | KeyboardEvent>(
  part: HTMLElement,
  event: E,
): event is E & { target: Element } =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey &&
  event.target instanceof Element &&
  part.contains(event.target);
