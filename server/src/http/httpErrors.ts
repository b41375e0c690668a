import { type FieldProblem, problemsByField } from '@elvora/catalogue/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../store/databaseErrors.ts';
import { OverloadedError } from '../overloadedError.ts';

/** What a refusal says besides its text. */
export interface HttpErrorDetails {
  headers?: Readonly<Record<string, string>>;
  /** What is wrong with single fields, by their names on the wire (422). */
  fields?: Readonly<Record<string, string>>;
  /** What else the answer says, such as the `current` state when a write came too late (412). */
  extra?: Readonly<Record<string, unknown>>;
}

/** A refusal whose text is meant for the one who asked. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly details: HttpErrorDetails;

  constructor(statusCode: number, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
  }
}

/** Refuses what was written with everything that is wrong with it; the first problem is the text (O32). */
export function validationError(problems: readonly FieldProblem[]): HttpError {
  const text = problems[0]?.text ?? 'This cannot be taken.';
  return new HttpError(422, text, { fields: problemsByField(problems) });
}

interface ErrorBodyDetails extends Pick<HttpErrorDetails, 'fields' | 'extra'> {
  requestId?: string;
}

/** The one shape of an error on the wire. */
export const errorBody = (message: string, { extra, ...detail }: ErrorBodyDetails = {}) => ({
  success: false,
  error: message,
  message,
  ...detail,
  ...extra,
});

/** Headers of a refusal: it is never kept. */
export const jsonErrorHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** Texts for what the framework refuses; its own texts tell of its inside. */
const statusMessages: Readonly<Record<number, string>> = {
  400: 'This request cannot be read.',
  404: 'There is nothing at this address.',
  405: 'This address does not take this method.',
  408: 'The request took too long.',
  413: 'This is more than the server takes.',
  414: 'This address is too long.',
  415: 'This kind of content is not taken here.',
  429: 'Too many requests. Please wait a moment.',
  431: 'The headers are more than the server takes.',
};

const internalErrorMessage = 'Something went wrong on our side. Please try again.';
const unavailableMessage = 'The server cannot answer at the moment. Please try again shortly.';

const diskFullMessage = 'The server has no room left to store this. Nothing was changed.';

/** Whether the disk, or what of it is ours, is full. */
const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

interface ErrorReply {
  status: number;
  message: string;
  details: HttpErrorDetails;
  isServerFault: boolean;
}

function toErrorReply(error: unknown): ErrorReply {
  if (error instanceof HttpError) {
    return { status: error.statusCode, message: error.message, details: error.details, isServerFault: false };
  }
  if (error instanceof OverloadedError) {
    return {
      status: 503,
      message: unavailableMessage,
      details: { headers: { 'retry-after': '2' } },
      isServerFault: false,
    };
  }
  if (isUnavailable(error)) {
    return {
      status: 503,
      message: unavailableMessage,
      details: { headers: { 'retry-after': '2' } },
      isServerFault: true,
    };
  }
  if (isDiskFull(error)) return { status: 507, message: diskFullMessage, details: {}, isServerFault: true };
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return {
      status,
      message: statusMessages[status] ?? statusMessages[400] ?? internalErrorMessage,
      details: {},
      isServerFault: false,
    };
  }
  return { status: 500, message: internalErrorMessage, details: {}, isServerFault: true };
}

/** Answers whatever a handler threw: a clear text, a request id to ask about, nothing of the inside (O91). */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message, details, isServerFault } = toErrorReply(error);
  const { headers, ...said } = details;
  if (isServerFault) request.log.error({ err: error }, 'request failed');
  void reply
    .code(status)
    .headers({ ...headers, ...jsonErrorHeaders, 'x-request-id': request.id })
    .send(errorBody(message, status >= 500 ? { requestId: request.id } : said));
}

/** The text of a refusal by status, for what never reaches a handler. */
export const statusMessage = (status: number) => statusMessages[status] ?? internalErrorMessage;

/** Problems that end the process are written once, then it ends: no limping on. */
export function crashOnUnhandled(logger: FastifyBaseLogger, exit: (code: number) => void): void {
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'unexpected error, the process ends');
    // Held open until then: a process that has nothing left to do would end as if all were well.
    setTimeout(() => exit(1), 1000);
  };
  process.once('uncaughtException', crash);
  process.once('unhandledRejection', crash);
}
