import { type Problem, problemFields } from '@elvora/catalogue/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../store/databaseErrors.ts';
import { BusyError } from '../gate.ts';

/** What a refusal says besides its text. */
export interface RefusalDetail {
  headers?: Readonly<Record<string, string>>;
  /** What is wrong with single fields, by their names on the wire (422). */
  fields?: Readonly<Record<string, string>>;
  /** What else the answer says, such as the `current` state when a write came too late (412). */
  more?: Readonly<Record<string, unknown>>;
}

/** A refusal whose text is meant for the one who asked. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly detail: RefusalDetail;

  constructor(statusCode: number, message: string, detail: RefusalDetail = {}) {
    super(message);
    this.statusCode = statusCode;
    this.detail = detail;
  }
}

/** Refuses what was written with everything that is wrong with it; the first problem is the text (O32). */
export function refuseFields(problems: readonly Problem[]): HttpError {
  const text = problems[0]?.text ?? 'This cannot be taken.';
  return new HttpError(422, text, { fields: problemFields(problems) });
}

interface FailureDetail extends Pick<RefusalDetail, 'fields' | 'more'> {
  requestId?: string;
}

/** The one shape of an error on the wire. */
export const failure = (message: string, { more, ...detail }: FailureDetail = {}) => ({
  success: false,
  error: message,
  message,
  ...detail,
  ...more,
});

/** Headers of a refusal: it is never kept. */
export const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** Texts for what the framework refuses; its own texts tell of its inside. */
const textOfStatus: Readonly<Record<number, string>> = {
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

const somethingBroke = 'Something went wrong on our side. Please try again.';
const notNow = 'The server cannot answer at the moment. Please try again shortly.';

const noRoom = 'The server has no room left to store this. Nothing was changed.';

/** Whether the disk, or what of it is ours, is full. */
const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

interface Failure {
  status: number;
  text: string;
  detail: RefusalDetail;
  isOurs: boolean;
}

function failureOf(error: unknown): Failure {
  if (error instanceof HttpError) {
    return { status: error.statusCode, text: error.message, detail: error.detail, isOurs: false };
  }
  if (error instanceof BusyError) {
    return { status: 503, text: notNow, detail: { headers: { 'retry-after': '2' } }, isOurs: false };
  }
  if (isUnavailable(error)) {
    return { status: 503, text: notNow, detail: { headers: { 'retry-after': '2' } }, isOurs: true };
  }
  if (isFull(error)) return { status: 507, text: noRoom, detail: {}, isOurs: true };
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return {
      status,
      text: textOfStatus[status] ?? textOfStatus[400] ?? somethingBroke,
      detail: {},
      isOurs: false,
    };
  }
  return { status: 500, text: somethingBroke, detail: {}, isOurs: true };
}

/** Answers whatever a handler threw: a clear text, a request id to ask about, nothing of the inside (O91). */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, text, detail, isOurs } = failureOf(error);
  const { headers, ...said } = detail;
  if (isOurs) request.log.error({ err: error }, 'request failed');
  void reply
    .code(status)
    .headers({ ...headers, ...jsonHeaders, 'x-request-id': request.id })
    .send(failure(text, status >= 500 ? { requestId: request.id } : said));
}

/** The text of a refusal by status, for what never reaches a handler. */
export const refusalText = (status: number) => textOfStatus[status] ?? somethingBroke;

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
