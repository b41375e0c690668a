/** State of a disclosure panel: closed, or open on a page, with the time and cause of opening. */
export type DisclosureState =
  | { status: 'closed' }
  | { status: 'open'; page: string; by: 'hover' | 'press'; at: number };

export type DisclosureEvent =
  /** The mouse hovered over the trigger for `hoverOpenMs`. */
  | { kind: 'mouseRested'; page: string; at: number }
  /** The mouse left the area for `hoverCloseMs`. */
  | { kind: 'mouseLeft' }
  | { kind: 'togglePressed'; page: string; at: number }
  /** Escape, or a press or focus outside. */
  | { kind: 'dismissed' };

export const closedDisclosure: DisclosureState = { status: 'closed' };

/** A press within this time after opening by hover keeps the panel open: both were meant to open it. */
export const doublePressMs = 500;

export function isOpenOn(state: DisclosureState, page: string): boolean {
  return state.status === 'open' && state.page === page;
}

/** A panel opened by hover closes when the mouse leaves; one opened by a press stays until dismissed. */
export function reduceDisclosure(state: DisclosureState, event: DisclosureEvent): DisclosureState {
  switch (event.kind) {
    case 'mouseRested':
      return isOpenOn(state, event.page)
        ? state
        : { status: 'open', page: event.page, by: 'hover', at: event.at };
    case 'mouseLeft':
      return state.status === 'open' && state.by === 'hover' ? closedDisclosure : state;
    case 'togglePressed': {
      const { page, at } = event;
      const isJustHovered = state.status === 'open' && state.by === 'hover' && at - state.at < doublePressMs;
      return isOpenOn(state, page) && !isJustHovered
        ? closedDisclosure
        : { status: 'open', page, by: 'press', at };
    }
    case 'dismissed':
      return state.status === 'open' ? closedDisclosure : state;
  }
}
