/** What has arrived of a part of the page, or why it has not. */
export type ArrivedPart<T> = { status: 'failed'; onRetry: () => void } | { status: 'ready'; data: T };

/** A part of the page that comes on its own: one that fails takes nothing of the others along. */
export type Part<T> = { status: 'loading' } | ArrivedPart<T>;
