import { plainLink } from './plainLink.ts';

/** After this time controls and forms work without script: events are replayed to the server-rendered HTML. */
const replayTimeoutMs = 3000;

const buttonKeys = /^(?:Arrow\w+|Home|End|Escape)$/;
/** All other keys type or move the caret. */
const fieldKeys = /^(?:ArrowUp|ArrowDown|Escape)$/;

type LinkListener = (event: MouseEvent) => void;
let unhydratedLinkListener: LinkListener | null = null;

/** Sets the listener for clicks on links that are not hydrated; the browser follows those it does not prevent. */
export function setUnhydratedLinkListener(listener: LinkListener | null): void {
  unhydratedLinkListener = listener;
}

export interface EventQueue {
  /** Dispatches the queued events again, in order, then the submits that `holdPresses` holds, and stops queueing. */
  replay: () => Promise<void>;
  stop: () => void;
}

/**
 * Queues clicks and keys in a part of the page that is not hydrated yet. `submit` needs no queue: a form is submitted by the
 * click on its button, also with Enter. A replayed click makes React hydrate its target first. Links are not queued: they
 * work without hydration, and would be slower than on a page without script. React would stop their clicks before the
 * delegated listener, which is therefore called here. Checkboxes change at once and report it when they are replayed.
 */
export function queueEvents(root: HTMLElement): EventQueue {
  const held = window.heldPresses ?? [];
  const queue = held.filter((control) => root.contains(control)).map(pressAgain);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enqueue = (event: Event, dispatchAgain: () => void) => {
    event.preventDefault();
    // Listeners on the window still receive it, as intent.
    event.stopPropagation();
    queue.push(dispatchAgain);
    timer ??= setTimeout(() => void replayQueued(), replayTimeoutMs);
  };
  const onClick = (event: MouseEvent) => {
    if (!isWithin(root, event)) return;
    const control = event.target.closest<HTMLElement>('a, button, [type=checkbox]');
    if (control?.matches(plainLink)) {
      event.stopPropagation();
      unhydratedLinkListener?.(event);
    } else if (control?.hasAttribute('aria-busy')) event.stopPropagation();
    else if (control?.matches('input')) queue.push(pressAgain(control));
    else if (control) enqueue(event, pressAgain(control));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isWithin(root, event)) return;
    const { target, type, key } = event;
    const isHandledByWidget =
      (target.matches('button') && buttonKeys.test(key)) || (target.matches('input') && fieldKeys.test(key));
    if (isHandledByWidget) enqueue(event, () => target.dispatchEvent(new KeyboardEvent(type, event)));
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKeyDown, true);
  };
  const replayQueued = () => {
    stop();
    return dispatchInTurn(queue.splice(0));
  };
  const replay = () => {
    queue.push(...heldSubmits(root));
    return replayQueued();
  };
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKeyDown, true);
  return { replay, stop };
}

/** Dispatches events one by one: React renders in a microtask after each, and the next one reads what it has rendered. */
async function dispatchInTurn(events: readonly (() => void)[]): Promise<void> {
  for (const dispatchAgain of events) {
    dispatchAgain();
    // oxlint-disable-next-line no-await-in-loop -- in turn
    await Promise.resolve();
  }
}

/** Returns the held presses of submit buttons; those that take too long are submitted to the server. */
const heldSubmits = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('button[aria-busy]')].map((button) => () => {
    button.removeAttribute('aria-busy');
    button.click();
  });

/** Returns a press that leaves a checkbox as it is now, although hydration may reset it, and that reports the change. */
function pressAgain(control: HTMLElement & { checked?: boolean }): () => void {
  const { checked } = control;
  return () => {
    if (checked !== undefined) control.checked = !checked;
    control.click();
  };
}

/** False for events with a modifier, which the browser handles itself, such as opening a link in a new tab. */
const isWithin = <E extends MouseEvent | KeyboardEvent>(
  root: HTMLElement,
  event: E,
): event is E & { target: Element } =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey &&
  event.target instanceof Element &&
  root.contains(event.target);
