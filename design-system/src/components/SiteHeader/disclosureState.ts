/** The panel of a disclosure: shut, or open on a page, since a moment and by a way. */
export type DisclosureState =
  { status: 'shut' } | { status: 'open'; page: string; by: 'hover' | 'press'; at: number };

export type DisclosureEvent =
  /** The mouse has rested long enough on what opens the panel. */
  | { kind: 'mouseRested'; page: string; at: number }
  /** The mouse has been away from all of it long enough. */
  | { kind: 'mouseLeft' }
  | { kind: 'togglePressed'; page: string; at: number }
  /** Escape, a press or focus elsewhere. */
  | { kind: 'dismissed' };

export const closedDisclosure: DisclosureState = { status: 'shut' };

/** A press this soon after the mouse has opened the panel was meant to open it, too. */
export const doublePressMs = 500;

export function isOpenOn(state: DisclosureState, page: string): boolean {
  return state.status === 'open' && state.page === page;
}

/** What a mouse has opened it also shuts by leaving; what was pressed open stays until it is dismissed. */
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
      const isFresh = state.status === 'open' && state.by === 'hover' && at - state.at < doublePressMs;
      return isOpenOn(state, page) && !isFresh ? closedDisclosure : { status: 'open', page, by: 'press', at };
    }
    case 'dismissed':
      return state.status === 'open' ? closedDisclosure : state;
  }
}
