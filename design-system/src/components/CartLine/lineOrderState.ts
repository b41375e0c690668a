/** A line that is being moved: by pointer to a gap, or by keys, which move it at once. */
export type LineOrderState =
  | { status: 'resting' }
  | { status: 'dragged'; id: string; to: number }
  | { status: 'lifted'; id: string; from: number };

export type LineOrderEvent =
  | { type: 'dragStarted'; id: string; at: number }
  | { type: 'dragMoved'; to: number }
  | { type: 'liftToggled'; id: string; at: number }
  | { type: 'ended' };

export const restingOrder: LineOrderState = { status: 'resting' };

export function reduceLineOrder(state: LineOrderState, event: LineOrderEvent): LineOrderState {
  switch (event.type) {
    case 'dragStarted':
      return { status: 'dragged', id: event.id, to: event.at };
    case 'dragMoved':
      return state.status === 'dragged' && state.to !== event.to ? { ...state, to: event.to } : state;
    case 'liftToggled':
      return state.status === 'lifted' && state.id === event.id
        ? restingOrder
        : { status: 'lifted', id: event.id, from: event.at };
    case 'ended':
      return restingOrder;
  }
}

/** Returns the position that a key moves a lifted line to; null for other keys. */
export function positionByKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Returns the position of a line dropped at a height, given the middles of the lines in order. */
export function positionAtHeight(y: number, from: number, middles: readonly number[]): number {
  const above = middles.filter((middle, at) => at !== from && middle < y).length;
  return Math.max(0, Math.min(middles.length - 1, above));
}
