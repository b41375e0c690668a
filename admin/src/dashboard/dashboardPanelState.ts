/** Data of a panel, or its load failure. */
export type SettledPanelState<T> = { status: 'failed'; onRetry: () => void } | { status: 'ready'; data: T };

/** State of a panel that loads on its own: a failure leaves the other panels as they are. */
export type PanelState<T> = { status: 'loading' } | SettledPanelState<T>;
