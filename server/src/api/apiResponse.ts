/** Response to a resource key, the same over HTTP and in-process. */
export interface ApiResponse {
  status: number;
  body: unknown;
}

export const okResponse = (body: unknown): ApiResponse => ({ status: 200, body });

/** Creates `{success, data}`, the wrapper of every list but two, with further members beside `data`. */
export const dataResponse = (data: unknown, more: Readonly<Record<string, unknown>> = {}): ApiResponse =>
  okResponse({ success: true, data, ...more });

/** Creates an error response with a message for people, without internals. */
export const errorResponse = (status: number, message: string): ApiResponse => ({
  status,
  body: { success: false, error: message, message },
});
