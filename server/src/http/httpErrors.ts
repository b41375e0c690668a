import {
  type FieldProblem,
  problemsByField,
  type ErrorResponseBody,
  type ErrorResponseDetails,
} from '@elvora/catalogue/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../store/databaseErrors.ts';
import { OverloadedError } from '../overloadedError.ts';

/** Parts of an error response besides its message. */
export interface HttpErrorDetails {
  headers?: Readonly<Record<string, string>>;
  /** Messages by field, under the names of the wire (422). */
  fields?: Readonly<Record<string, string>>;
  /** Further members of the body, such as the `current` state after a failed precondition (412). */
  extra?: Pick<ErrorResponseDetails, 'contents' | 'current'>;
}

/** An error whose message is sent to the client. */
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

/** Creates a 422 with all problems; the first one is the message (O32). */
export function validationError(problems: readonly FieldProblem[]): HttpError {
  const text = problems[0]?.text ?? 'This request cannot be accepted.';
  return new HttpError(422, text, { fields: problemsByField(problems) });
}

interface ErrorBodyDetails
  extends Pick<HttpErrorDetails, 'fields' | 'extra'>, Pick<ErrorResponseDetails, 'requestId'> {}

/** Body of every error response. */
export const errorBody = (
  message: string,
  { extra, ...detail }: ErrorBodyDetails = {},
): ErrorResponseBody => ({
  success: false,
  error: message,
  message,
  ...detail,
  ...extra,
});

/** Headers of error responses, which are never cached. */
export const jsonErrorHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** Messages for errors of the framework, whose own messages expose internals. */
const statusMessages: Readonly<Record<number, string>> = {
  400: 'This request cannot be read.',
  404: 'There is nothing at this address.',
  405: 'This address does not support this method.',
  408: 'The request took too long.',
  413: 'This is larger than the server accepts.',
  414: 'This address is too long.',
  415: 'This content type is not supported here.',
  429: 'Too many requests. Please wait a moment.',
  431: 'The headers are larger than the server accepts.',
};

const internalErrorMessage = 'Something went wrong on our side. Please try again.';
const unavailableMessage = 'The server cannot respond right now. Please try again shortly.';

const diskFullMessage = 'The server has run out of storage. Nothing was changed.';

/** Whether the disk or its quota is full. */
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

/** Responds to any error with a clear message and, for server errors, the request id, but no internals (O91). */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message, details, isServerFault } = toErrorReply(error);
  const { headers, ...bodyDetails } = details;
  if (isServerFault) request.log.error({ err: error }, 'request failed');
  void reply
    .code(status)
    .headers({ ...headers, ...jsonErrorHeaders, 'x-request-id': request.id })
    .send(errorBody(message, status >= 500 ? { requestId: request.id } : bodyDetails));
}

/** Returns the message of a status, for requests that never reach a handler. */
export const statusMessage = (status: number) => statusMessages[status] ?? internalErrorMessage;

/** Logs an unhandled error once and ends the process, whose state is unknown from then on. */
export function crashOnUnhandled(logger: FastifyBaseLogger, exit: (code: number) => void): void {
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'unexpected error, the process ends');
    // The timer keeps the process alive: without pending work it would exit with code 0.
    setTimeout(() => exit(1), 1000);
  };
  process.once('uncaughtException', crash);
  process.once('unhandledRejection', crash);
}
