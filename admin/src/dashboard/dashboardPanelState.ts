/** What has arrived of a part of the page, or why it has not. */
export type SettledPanelState<T> = { status: 'failed'; onRetry: () => void } | { status: 'ready'; data: T };

/** A part of the page that comes on its own: one that fails takes nothing of the others along. */
export type PanelState<T> = { status: 'loading' } | SettledPanelState<T>;
