/** What a key is answered with: the same over HTTP and inside the process. */
export interface Answer {
  status: number;
  body: unknown;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });

/** `{success, data}`, the wrapper of every list but two; more fields may stand beside `data`. */
export const list = (data: unknown, more: Readonly<Record<string, unknown>> = {}): Answer =>
  ok({ success: true, data, ...more });

/** A refusal people can read; nothing of the inside is in it. */
export const refusal = (status: number, message: string): Answer => ({
  status,
  body: { success: false, error: message, message },
});
