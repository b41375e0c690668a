import {
  type FormFieldValues,
  quoteFilePath,
  quoteFileSchema,
  type QuoteFileType,
  quoteFileTypes,
  validate,
  validationTexts,
} from '@elvora/catalogue/contract';
import type { QuoteItem } from '@elvora/catalogue/model';
import { quoteItems } from '@elvora/catalogue/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, validationError } from '../http/httpErrors.ts';
import { declareAccess } from '../http/routeConfig.ts';
import type { QuoteListFile } from '../listFiles/quoteListFile.ts';
import { clientNetwork } from '../http/rateLimitKeys.ts';
import { readCompany } from '../mail/company.ts';
import type { Store } from '../store/index.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { timeZone } from '../timeZone.ts';
import { chargeReads, listOf } from './cartPage.ts';
import { createDayClock } from './dayClock.ts';
import { acceptForms } from './formBody.ts';
import { createQuoteListReader } from './quoteListEntries.ts';

export interface CartFileRoutesOptions {
  store: Store;
  /** @default the system clock */
  now?: () => Date;
}

/** Fits 2,000 lines with their notes, percent-encoded. */
const maxBodyBytes = 4 * 1024 * 1024;

/**
 * Number of lines that count as one read of the client: a file with the maximum number takes about a second
 * of processor time.
 */
const linesPerRead = 50;

/**
 * Files are written one at a time: a long list takes seconds of processor time, and memory. Excess
 * requests get a 503.
 */
const queueLimits = { concurrency: 1, maxWaiting: 8, maxWaitingPerClient: 2 } as const;

interface FileWriter {
  type: string;
  /** Loads its libraries with the first file. */
  write: (file: QuoteListFile, signal: AbortSignal) => Promise<Buffer>;
}

const writers: Readonly<Record<QuoteFileType, FileWriter>> = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (file) => (await import('../listFiles/quoteListXlsx.ts')).createQuoteListXlsx(file),
  },
  pdf: {
    type: 'application/pdf',
    write: async (file, signal) =>
      (await import('../listFiles/quoteListPdf.ts')).createQuoteListPdf(file, signal),
  },
};

/**
 * Responds to a quote list with a file with the company's letterhead: the posted lines, or those of the
 * cookie in a browser without script (D-63). Stores nothing and does not log the lines.
 */
export async function cartFileRoutes(
  app: FastifyInstance,
  { store, now = () => new Date() }: CartFileRoutesOptions,
) {
  declareAccess(app, 'public');
  acceptForms(app);
  const readEntries = createQuoteListReader(store);
  const queue = createTaskQueue(queueLimits);
  app.addHook('onClose', () => queue.stop());
  const currentDay = createDayClock(timeZone, now);

  // Before the body is read: it is large.
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST') request.server.readLimits.take(request);
  });

  const readItems = async (
    request: FastifyRequest,
    posted: string | undefined,
  ): Promise<readonly QuoteItem[]> => {
    if (posted !== undefined) {
      const items = readPosted(posted);
      for (let charged = linesPerRead; charged < items.length; charged += linesPerRead)
        request.server.readLimits.charge(request);
      return items;
    }
    const lines = listOf(request);
    if (lines.length === 0) throw validationError([{ field: 'items', text: validationTexts.quoteEmpty }]);
    chargeReads(request, lines);
    return quoteItems(await readEntries(lines));
  };

  for (const type of quoteFileTypes) {
    app.post<{ Body: FormFieldValues | undefined }>(
      quoteFilePath(type),
      { bodyLimit: maxBodyBytes, config: { accepts: 'form' } },
      async (request, reply) => {
        const items = await readItems(request, request.body?.['items']);
        const company = await readCompany();
        const contact = [company.salesEmail, ...(company.phone === null ? [] : [company.phone])];
        const letterhead = { firm: company.name, contact, day: currentDay() };
        const signal = closeSignal(reply);
        const bytes = await queue.run(
          async () => {
            signal.throwIfAborted();
            return writers[type].write({ letterhead, items }, signal);
          },
          { client: clientNetwork(request.ip) },
        );
        return reply
          .headers({
            'content-type': writers[type].type,
            'content-disposition': `attachment; filename="quote-list.${type}"`,
            'cache-control': 'no-store',
          })
          .send(bytes);
      },
    );
  }
}

/** Aborts when the client disconnects before the response. */
function closeSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort(new HttpError(499, 'The client has left.')));
  return controller.signal;
}

/**
 * Parses the JSON of a list. Throws 400 for invalid JSON, and 422 for an invalid or too large list.
 */
function readPosted(text: string): readonly QuoteItem[] {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'This list cannot be read.');
  }
  const input = validate(quoteFileSchema, { items });
  if (!input.isValid) throw validationError(input.problems);
  return input.value.items;
}
