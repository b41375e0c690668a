import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { CannedResponse } from './bareServer.ts';
import { startProductionServer } from './productionServer.ts';
import { roundCount } from './rounds.ts';
import { type BenchResult, median } from './resultsTable.ts';

const durationSeconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const rounds = roundCount(3);
const connections = 16;
const projectPath = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A measured request, with the share of the bare server's speed it should keep. */
interface LoadCase {
  name: string;
  goal: number;
  path: (count: number) => string;
  headers?: Readonly<Record<string, string>>;
  /** Sends `If-None-Match` with the ETag of the first response. */
  isConditional?: boolean;
}

const productPath = '/product/1';
const brotliHeaders = { 'accept-encoding': 'br' };
const loadCases: readonly LoadCase[] = [
  { name: 'page, kept', goal: 0.6, path: () => productPath, headers: brotliHeaders },
  { name: 'page, 304', goal: 0.7, path: () => productPath, headers: brotliHeaders, isConditional: true },
  {
    name: 'best sellers',
    goal: 0.6,
    path: () => '/backend/products?case=get_product_bestseller',
    headers: brotliHeaders,
  },
  {
    name: 'one product',
    goal: 0.6,
    path: () => '/backend/products?case=get_product_by_id&id=1',
    headers: brotliHeaders,
  },
  {
    name: 'one product, 304',
    goal: 0.7,
    path: () => '/backend/products?case=get_product_by_id&id=1',
    headers: brotliHeaders,
    isConditional: true,
  },
  // Last, because so many new pages evict the others from the cache. Every value of a parameter is a page of its own.
  {
    name: 'product, rendered',
    goal: 0.1,
    path: (count) => `${productPath}?subject=${count}`,
    headers: brotliHeaders,
  },
  {
    name: 'category, rendered',
    goal: 0.1,
    path: (count) => `/category/Cable%20Accessories?subject=${count}`,
    headers: brotliHeaders,
  },
  {
    name: 'search, rendered',
    goal: 0.05,
    path: (count) => `/search?query=relay+${count}`,
    headers: brotliHeaders,
  },
];

interface LoadResult {
  perSecond: number;
  /** CPU time of one response, in milliseconds. */
  cpuMs: number;
}

interface LoadTarget {
  origin: string;
  cpuSeconds(): Promise<number>;
}

async function exchangeMessage<T>(child: ChildProcess, message: CannedResponse | 'cpu'): Promise<T> {
  child.send(message);
  const [reply] = await once(child, 'message');
  return reply as T;
}

/** A response as received, still compressed. */
async function fetchRawResponse(url: string, headers: Readonly<Record<string, string>>) {
  const request = get(url, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}.`);
  return { headers: response.headers, body: Buffer.concat(chunks) };
}

let requestCount = 0;

async function measureLoad(
  { origin, cpuSeconds }: LoadTarget,
  { path, headers }: LoadCase,
): Promise<LoadResult> {
  const before = await cpuSeconds();
  const result = await autocannon({
    url: origin,
    connections,
    duration: durationSeconds,
    // The product closes a connection after a thousand requests.
    reconnectRate: 1000,
    headers: { ...headers },
    requests: [{ setupRequest: (request) => ({ ...request, path: path(requestCount++) }) }],
  });
  if (result.errors + result['5xx'] + result['4xx'] > 0)
    throw new Error(`Not all requests succeeded: ${JSON.stringify(result.statusCodeStats)}`);
  const responseCount = result['2xx'] + result['3xx'];
  return {
    perSecond: responseCount / result.duration,
    cpuMs: (((await cpuSeconds()) - before) * 1000) / responseCount,
  };
}

/** Measures the share of a bare Node server's speed that the product keeps. */
export async function measureServer(dataDir: string): Promise<BenchResult[]> {
  const product = await startProductionServer(dataDir);
  const bare = fork(projectPath('bench/src/bareServer.ts'));
  try {
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
    const bareServer: LoadTarget = {
      origin: `http://127.0.0.1:${port}`,
      cpuSeconds: async () => (await exchangeMessage<{ cpuSeconds: number }>(bare, 'cpu')).cpuSeconds,
    };
    const productServer: LoadTarget = {
      origin: product.origin,
      cpuSeconds: () => product.readMetric('process_cpu_seconds_total'),
    };
    const lines: BenchResult[] = [];
    for (const each of loadCases) lines.push(...(await compareCase(each, productServer, bareServer, bare)));
    return lines;
  } finally {
    bare.kill();
    await product.stop();
  }
}

async function compareCase(
  each: LoadCase,
  product: LoadTarget,
  bareServer: LoadTarget,
  bare: ChildProcess,
): Promise<BenchResult[]> {
  // Cached responses are recompressed at best quality on the second request.
  for (let time = 0; time < 3; time++)
    await fetchRawResponse(product.origin + each.path(requestCount), each.headers ?? {});
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { headers, body } = await fetchRawResponse(
    product.origin + each.path(requestCount++),
    each.headers ?? {},
  );
  const { etag = '' } = headers;
  const tried: LoadCase = each.isConditional
    ? { ...each, headers: { ...each.headers, 'if-none-match': etag } }
    : each;
  await exchangeMessage(bare, {
    status: each.isConditional ? 304 : 200,
    headers: each.isConditional
      ? { etag }
      : { 'content-type': headers['content-type'] ?? '', 'content-length': String(body.length) },
    body: each.isConditional ? '' : body.toString('base64'),
  });
  await measureLoad(product, tried);
  const ours: LoadResult[] = [];
  const theirs: LoadResult[] = [];
  // Alternate, so that background load affects both.
  for (let round = 0; round < rounds; round++) {
    theirs.push(await measureLoad(bareServer, tried));
    ours.push(await measureLoad(product, tried));
  }
  const perSecond = (all: readonly LoadResult[]) => median(all.map((one) => one.perSecond));
  const cpuMs = (all: readonly LoadResult[]) => median(all.map((one) => one.cpuMs));
  const line = (what: string, unit: string, our: number, their: number, ratio: number): BenchResult => ({
    metric: `${each.name}: ${what}`,
    goal: `≥ ${each.goal.toFixed(2)}`,
    value: `${our} ${unit}`,
    floor: `${their} ${unit}`,
    ratio,
    isMet: ratio >= each.goal,
  });
  const [our, their] = [perSecond(ours), perSecond(theirs)];
  const [ourMs, theirMs] = [cpuMs(ours), cpuMs(theirs)];
  return [
    line('requests', '/s', Math.round(our), Math.round(their), our / their),
    line('processor', 'µs', Math.round(ourMs * 1000), Math.round(theirMs * 1000), theirMs / ourMs),
  ];
}
