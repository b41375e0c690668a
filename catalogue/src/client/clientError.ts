export type ClientErrorKind = 'network' | 'http' | 'contract' | 'aborted';

interface ClientErrorInit {
  kind: ClientErrorKind;
  /** HTTP status; missing without a response. */
  status?: number;
  text?: string | null;
  fields?: Readonly<Record<string, string>>;
  responseBody?: unknown;
  retryAfter?: number | null;
  requestId?: string | null;
  cause?: unknown;
}

/** Failure of a request to the API. */
export class ClientError extends Error {
  override name = 'ClientError';
  readonly kind: ClientErrorKind;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** Error text of the host; null when it sent none. */
  readonly text: string | null;
  /** Messages for single fields, by their names on the wire. */
  readonly fields: Readonly<Record<string, string>>;
  /** Response body, unparsed; null without a response. */
  readonly responseBody: unknown;
  /** `Retry-After` in seconds. */
  readonly retryAfter: number | null;
  /** Identifies the request in the host's log. */
  readonly requestId: string | null;

  constructor({
    kind,
    status,
    text = null,
    fields = {},
    responseBody = null,
    retryAfter = null,
    requestId = null,
    cause,
  }: ClientErrorInit) {
    super(text ?? (status === undefined ? kind : `${kind} ${status}`), { cause });
    this.kind = kind;
    this.status = status ?? null;
    this.text = text;
    this.fields = fields;
    this.responseBody = responseBody;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
  }
}
