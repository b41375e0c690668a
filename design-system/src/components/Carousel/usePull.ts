import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Point } from '../../geometry/index.ts';
import { chosenSide, intentAfter, pulledSide, type PullIntent } from './pullState.ts';
import type { CarouselSide } from './carouselState.ts';
import type { CarouselActs } from './useCarousel.ts';

interface Pull {
  pointerId: number;
  start: Point;
  /** As it was pressed: asking again with every movement would have the page's styles computed each time. */
  isRtl: boolean;
  intent: PullIntent;
  side: CarouselSide | null;
  /** The carousel was held when it was pressed, not only when it is pulled. */
  isHeld: boolean;
  /** Ends the listening to its movements. */
  over: AbortController;
}

interface PullOptions {
  acts: Pick<CarouselActs, 'hold' | 'press' | 'pull' | 'release'>;
  isOff: boolean;
  /** The mouse is for something else, as marking text. @default false */
  isForTouchOnly?: boolean;
  /** Told how far the slide is pulled; called for every frame, so it must not render. */
  onMove: (distancePx: number) => void;
}

/**
 * Pulls slides by finger or mouse. A movement that has begun to pull is no click any more. A finger stops what plays, and
 * has the slides beside made ready, when it comes down: its first movement then only moves.
 */
export function usePull({
  acts: { hold, press, pull, release },
  isOff,
  isForTouchOnly = false,
  onMove,
}: PullOptions) {
  const current = useRef<Pull | null>(null);
  const hasPulled = useRef(false);
  useEffect(function forgetPull() {
    return () => current.current?.over.abort();
  }, []);
  if (isOff) return {};

  const finish = (event: PointerEvent, isCancelled: boolean) => {
    const ended = current.current;
    if (ended?.pointerId !== event.pointerId) return;
    const isChosen = ended.intent === 'slide' && !isCancelled;
    letGo(ended, isChosen ? chosenSide(movementSince(ended, event), ended.isRtl) : null);
  };
  const letGo = ({ isHeld, over }: Pull, side: CarouselSide | null) => {
    current.current = null;
    over.abort();
    if (!isHeld) return;
    release(side);
    hold('drag', false);
  };

  const follow = (event: globalThis.PointerEvent, viewport: Element) => {
    const pulling = current.current;
    if (pulling?.pointerId !== event.pointerId) return;
    const movement = movementSince(pulling, event);
    const intent = intentAfter(pulling.intent, movement);
    if (intent === 'page') letGo(pulling, null);
    if (intent !== 'slide') return;
    event.stopPropagation();
    const side = pulledSide(movement.x, pulling.isRtl);
    current.current = { ...pulling, intent, side, isHeld: true };
    if (pulling.intent === 'undecided') {
      hasPulled.current = true;
      viewport.setPointerCapture(event.pointerId);
      if (!pulling.isHeld) hold('drag', true);
    }
    onMove(movement.x);
    if (pulling.side !== side) pull(side);
  };
  // A pull is the carousel's alone: else React would walk its tree for each movement, and again for its touch.
  const listen = (viewport: Element, signal: AbortSignal) => {
    const on = { capture: true, passive: true, signal };
    window.addEventListener('pointermove', (event) => follow(event, viewport), on);
    window.addEventListener(
      'touchmove',
      (event) => {
        if (current.current?.intent === 'slide') event.stopPropagation();
      },
      on,
    );
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) {
        // A second finger wants to zoom the page.
        if (current.current) letGo(current.current, null);
        return;
      }
      if (isForTouchOnly && event.pointerType === 'mouse') return;
      hasPulled.current = false;
      // A mouse that leaves before it pulls tells nobody that it was released; a finger belongs to where it came down.
      const isHeld = event.pointerType !== 'mouse';
      current.current?.over.abort();
      const over = new AbortController();
      listen(event.currentTarget, over.signal);
      current.current = {
        pointerId: event.pointerId,
        start: { x: event.clientX, y: event.clientY },
        isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
        intent: 'undecided',
        side: null,
        isHeld,
        over,
      };
      if (!isHeld) return;
      hold('drag', true);
      press();
    },
    onPointerUp: (event: PointerEvent) => finish(event, false),
    onPointerCancel: (event: PointerEvent) => finish(event, true),
    onClickCapture: (event: MouseEvent) => {
      // The keyboard's clicks have no count.
      if (!hasPulled.current || event.detail === 0) return;
      hasPulled.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function movementSince({ start }: Pull, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX - start.x, y: clientY - start.y };
}
