import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { positionAtHeight, positionByKey, reduceLineOrder, restingOrder } from './lineOrderState.ts';

export interface LineOrderOptions {
  /** The lines in their order. */
  ids: readonly string[];
  /** List whose rows have their line's id in `data-line`. */
  list: RefObject<HTMLElement | null>;
  onMove: (id: string, to: number) => void;
  /** Text for screen readers after a move by keys. */
  announce: (position: number, count: number) => string;
}

/** Props of the handle of one line. */
export interface LineHandleProps {
  'aria-pressed': boolean;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/** Orders lines by a handle: dragged with a pointer, or moved with the arrow keys after Space. */
export function useLineOrder({ ids, list, onMove, announce }: LineOrderOptions) {
  const [state, dispatch] = useReducer(reduceLineOrder, restingOrder);
  const [announcement, setAnnouncement] = useState('');
  const handle = useRef<HTMLButtonElement>(null);
  const order = ids.join('\n');
  useLayoutEffect(
    function keepFocusOnTheHandle() {
      // Moving a row in the document removes its focus.
      if (state.status === 'lifted') handle.current?.focus();
    },
    [order, state.status],
  );

  const middles = () =>
    [...(list.current?.querySelectorAll('[data-line]') ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });

  const handleProps = (id: string): LineHandleProps => {
    const at = ids.indexOf(id);
    const isDragged = state.status === 'dragged' && state.id === id;
    const isLifted = state.status === 'lifted' && state.id === id;
    const move = (to: number) => {
      if (to !== at) onMove(id, to);
      setAnnouncement(announce(to + 1, ids.length));
    };
    return {
      'aria-pressed': isLifted,
      onKeyDown: (event) => {
        const to = isLifted ? positionByKey(event.key, at, ids.length) : null;
        if (to !== null) move(to);
        else if (event.key === 'Escape' && isDragged) dispatch({ type: 'ended' });
        else if (event.key === 'Escape' && isLifted) {
          move(state.from);
          dispatch({ type: 'ended' });
        } else if (event.key === ' ' || event.key === 'Enter') {
          handle.current = event.currentTarget;
          dispatch({ type: 'liftToggled', id, at });
        } else {
          if (event.key === 'Tab') dispatch({ type: 'ended' });
          return;
        }
        event.preventDefault();
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dispatch({ type: 'dragStarted', id, at });
      },
      onPointerMove: (event) => {
        if (isDragged) dispatch({ type: 'dragMoved', to: positionAtHeight(event.clientY, at, middles()) });
      },
      onPointerUp: () => {
        if (isDragged && state.to !== at) move(state.to);
        if (isDragged) dispatch({ type: 'ended' });
      },
      onPointerCancel: () => dispatch({ type: 'ended' }),
    };
  };

  /** Style of a line during a move. */
  const stateOf = (id: string): 'moved' | 'above' | 'below' | undefined => {
    if (state.status === 'resting') return undefined;
    if (state.id === id) return 'moved';
    if (state.status !== 'dragged' || ids[state.to] !== id) return undefined;
    return state.to < ids.indexOf(state.id) ? 'above' : 'below';
  };

  return { announcement, handleProps, stateOf };
}
