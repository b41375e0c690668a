import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ApiResponse } from '../http/apiResponse.ts';
import type { ProductRow, Store } from '../store/index.ts';
import { createTaskQueue } from '../taskQueue.ts';

/** Entries of a list, a slice at a time. */
export type Slices = () => AsyncIterable<readonly unknown[]>;

/** A response, or the frame of one whose list comes in slices: `body` has an empty list in its place. */
export interface SlicedResponse extends ApiResponse {
  slices?: Slices;
}

/** Products of one slice: a few milliseconds of work. Full ones have tables of up to a megabyte. */
const sliceSize = { card: 200, full: 25 } as const;

/** Slices of all lists take turns, one client after the other, so that no client's lists hold up the others'. */
const turns = createTaskQueue({ concurrency: 1 });

export interface ProductSlicesOptions {
  store: Pick<Store, 'productsByIds'>;
  ids: readonly number[];
  isCard: boolean;
  serialize: (product: ProductRow) => unknown;
  /** Whom the list is for. */
  client: string;
}

/** Loads and serializes products a slice at a time; other requests are served between the slices. */
export async function* productSlices(options: ProductSlicesOptions): AsyncGenerator<readonly unknown[]> {
  const { store, ids, isCard, serialize, client } = options;
  const size = isCard ? sliceSize.card : sliceSize.full;
  for (let from = 0; from < ids.length; from += size) {
    yield await turns.run(
      async () => {
        const products = await store.productsByIds(ids.slice(from, from + size), { isCard });
        const entries = products.map(serialize);
        await yieldToEventLoop();
        return entries;
      },
      { client },
    );
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
  // The list is the first member of its envelope that is empty, behind `success`.
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
