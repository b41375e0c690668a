export type ClientErrorKind = 'network' | 'http' | 'contract' | 'aborted';

interface ClientErrorInit {
  kind: ClientErrorKind;
  /** HTTP status; left out when there was no answer. */
  status?: number;
  text?: string | null;
  fields?: Readonly<Record<string, string>>;
  responseBody?: unknown;
  retryAfter?: number | null;
  requestId?: string | null;
  cause?: unknown;
}

/** Why a call to the API gave nothing usable. */
export class ClientError extends Error {
  override name = 'ClientError';
  readonly kind: ClientErrorKind;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** The host's own words for people, when it sent any. */
  readonly text: string | null;
  /** What the host says of single fields, by their names on the wire. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole answer, as it came; null when there was none. */
  readonly responseBody: unknown;
  /** Seconds the host asked to wait. */
  readonly retryAfter: number | null;
  /** Names the request in the host's log. */
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
