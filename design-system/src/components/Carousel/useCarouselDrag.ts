import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Point } from '../../geometry/index.ts';
import { swipeSide, nextDragIntent, dragSide, type DragIntent } from './dragState.ts';
import type { CarouselSide } from './carouselState.ts';
import type { CarouselActions } from './useCarousel.ts';

interface Drag {
  pointerId: number;
  start: Point;
  /** As it was pressed: asking again with every movement would have the page's styles computed each time. */
  isRtl: boolean;
  intent: DragIntent;
  side: CarouselSide | null;
  /** The carousel was held when it was pressed, not only when it is pulled. */
  isHeld: boolean;
  /** Ends the listening to its movements. */
  abortController: AbortController;
}

interface CarouselDragOptions {
  actions: Pick<CarouselActions, 'hold' | 'press' | 'drag' | 'release'>;
  isDisabled: boolean;
  /** The mouse is for something else, as marking text. @default false */
  isTouchOnly?: boolean;
  /** Told how far the slide is pulled; called for every frame, so it must not render. */
  onMove: (distancePx: number) => void;
}

/**
 * Pulls slides by finger or mouse. A movement that has begun to pull is no click any more. A finger stops what plays, and
 * has the slides beside made ready, when it comes down: its first movement then only moves.
 */
export function useCarouselDrag({
  actions: { hold, press, drag, release },
  isDisabled,
  isTouchOnly = false,
  onMove,
}: CarouselDragOptions) {
  const current = useRef<Drag | null>(null);
  const hasPulled = useRef(false);
  useEffect(function forgetPull() {
    return () => current.current?.abortController.abort();
  }, []);
  if (isDisabled) return {};

  const finish = (event: PointerEvent, isCancelled: boolean) => {
    const ended = current.current;
    if (ended?.pointerId !== event.pointerId) return;
    const isChosen = ended.intent === 'slide' && !isCancelled;
    letGo(ended, isChosen ? swipeSide(movementFromStart(ended, event), ended.isRtl) : null);
  };
  const letGo = ({ isHeld, abortController }: Drag, side: CarouselSide | null) => {
    current.current = null;
    abortController.abort();
    if (!isHeld) return;
    release(side);
    hold('drag', false);
  };

  const follow = (event: globalThis.PointerEvent, viewport: Element) => {
    const pulling = current.current;
    if (pulling?.pointerId !== event.pointerId) return;
    const movement = movementFromStart(pulling, event);
    const intent = nextDragIntent(pulling.intent, movement);
    if (intent === 'page') letGo(pulling, null);
    if (intent !== 'slide') return;
    event.stopPropagation();
    const side = dragSide(movement.x, pulling.isRtl);
    current.current = { ...pulling, intent, side, isHeld: true };
    if (pulling.intent === 'undecided') {
      hasPulled.current = true;
      viewport.setPointerCapture(event.pointerId);
      if (!pulling.isHeld) hold('drag', true);
    }
    onMove(movement.x);
    if (pulling.side !== side) drag(side);
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
      if (isTouchOnly && event.pointerType === 'mouse') return;
      hasPulled.current = false;
      // A mouse that leaves before it pulls tells nobody that it was released; a finger belongs to where it came down.
      const isHeld = event.pointerType !== 'mouse';
      current.current?.abortController.abort();
      const over = new AbortController();
      listen(event.currentTarget, over.signal);
      current.current = {
        pointerId: event.pointerId,
        start: { x: event.clientX, y: event.clientY },
        isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
        intent: 'undecided',
        side: null,
        isHeld,
        abortController: over,
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

function movementFromStart(
  { start }: Drag,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  return { x: clientX - start.x, y: clientY - start.y };
}
