import { setImmediate as yieldToEventLoop, setTimeout as pause } from 'node:timers/promises';
import type { ApiResponse } from '../http/apiResponse.ts';
import type { ProductRow, Store } from '../store/index.ts';
import { createTaskQueue } from '../taskQueue.ts';

/** Entries of a list, a slice at a time. */
export type Slices = () => AsyncIterable<readonly unknown[]>;

/** A response, or the frame of a streamed one, whose `body` has an empty list as a placeholder. */
export interface SlicedResponse extends ApiResponse {
  slices?: Slices;
}

/** Maximum products per slice: a few milliseconds of work. */
const sliceSize = { card: 100, full: 12 } as const;

/** Maximum characters of the tables per slice of full products, unless a single one is longer. */
const maxTableCharacters = 1_000_000;

/** Number of slices before a list is throttled: most lists are short. */
const unpacedSlices = 4;
const maxPauseMs = 50;

/** Slices of all lists are scheduled round-robin by client, so that no client's lists delay another's. */
const turns = createTaskQueue({ concurrency: 1 });

export interface ProductSlicesOptions {
  store: Pick<Store, 'productsByIds' | 'tableLengths'>;
  ids: readonly number[];
  isCard: boolean;
  serialize: (product: ProductRow) => unknown;
  /** Client that the list is for. */
  client: string;
}

/**
 * Loads and serializes products in slices, yielding to other requests in between. A long list uses
 * at most half of the process's time.
 */
export async function* productSlices(options: ProductSlicesOptions): AsyncGenerator<readonly unknown[]> {
  const { store, ids, isCard, serialize, client } = options;
  let slices = 0;
  for await (const part of isCard ? cardSlices(ids) : fullSlices(store, ids)) {
    let elapsedMs = 0;
    yield await turns.run(
      async () => {
        const began = performance.now();
        const products = await store.productsByIds(part, { isCard });
        const entries = products.map(serialize);
        elapsedMs = performance.now() - began;
        await yieldToEventLoop();
        return entries;
      },
      { client },
    );
    slices++;
    if (slices > unpacedSlices) await pause(Math.min(maxPauseMs, elapsedMs));
  }
}

function* cardSlices(ids: readonly number[]): Generator<readonly number[]> {
  for (let from = 0; from < ids.length; from += sliceSize.card) yield ids.slice(from, from + sliceSize.card);
}

/** Splits the ids of products whose tables are loaded into slices. */
export async function* fullSlices(
  store: Pick<Store, 'tableLengths'>,
  ids: readonly number[],
): AsyncGenerator<readonly number[]> {
  for (let from = 0; from < ids.length; from += sliceSize.full) {
    const part = ids.slice(from, from + sliceSize.full);
    const lengths = await store.tableLengths(part);
    let slice: number[] = [];
    let characters = 0;
    for (const id of part) {
      const length = lengths.get(id) ?? 0;
      if (slice.length > 0 && characters + length > maxTableCharacters) {
        yield slice;
        slice = [];
        characters = 0;
      }
      slice.push(id);
      characters += length;
    }
    yield slice;
  }
}

/** Loads the slices of a response into its list. */
export async function collectSlices({ slices, ...response }: SlicedResponse): Promise<ApiResponse> {
  if (!slices) return response;
  const entries: unknown[] = [];
  for await (const slice of slices()) entries.push(...slice);
  const { body } = response;
  return { ...response, body: Array.isArray(body) ? entries : { ...(body as object), data: entries } };
}

/** Serializes a response as JSON, a slice at a time. */
export async function* jsonChunks({ body, slices }: SlicedResponse): AsyncGenerator<string> {
  const frame = JSON.stringify(body);
  if (!slices) {
    yield frame;
    return;
  }
  // The list is the first empty member of its envelope after `success`.
  const at = frame.indexOf('[]') + 1;
  yield frame.slice(0, at);
  let isFirst = true;
  for await (const slice of slices()) {
    if (slice.length === 0) continue;
    yield `${isFirst ? '' : ','}${JSON.stringify(slice).slice(1, -1)}`;
    isFirst = false;
  }
  yield frame.slice(at);
}
