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
  { name: 'page, cached', goal: 0.6, path: () => productPath, headers: brotliHeaders },
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
    // The server closes a connection after a thousand requests.
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

/** Measures our server's speed as a share of that of a bare Node server. */
export async function measureServer(dataDir: string): Promise<BenchResult[]> {
  const production = await startProductionServer(dataDir);
  const bareProcess = fork(projectPath('bench/src/bareServer.ts'));
  try {
    const [{ port }] = (await once(bareProcess, 'message')) as [{ port: number }];
    const bareServer: LoadTarget = {
      origin: `http://127.0.0.1:${port}`,
      cpuSeconds: async () => (await exchangeMessage<{ cpuSeconds: number }>(bareProcess, 'cpu')).cpuSeconds,
    };
    const ourServer: LoadTarget = {
      origin: production.origin,
      cpuSeconds: () => production.readMetric('process_cpu_seconds_total'),
    };
    const results: BenchResult[] = [];
    for (const loadCase of loadCases)
      results.push(...(await compareCase(loadCase, { ourServer, bareServer, bareProcess })));
    return results;
  } finally {
    bareProcess.kill();
    await production.stop();
  }
}

interface ComparedServers {
  ourServer: LoadTarget;
  bareServer: LoadTarget;
  bareProcess: ChildProcess;
}

async function compareCase(loadCase: LoadCase, servers: ComparedServers): Promise<BenchResult[]> {
  const request = await copyResponse(loadCase, servers);
  const [ours, bare] = await measureAlternately(request, servers);
  const result = (
    name: string,
    { unit, value, floor, ratio }: { unit: string; value: number; floor: number; ratio: number },
  ): BenchResult => ({
    metric: `${loadCase.name}: ${name}`,
    goal: `≥ ${loadCase.goal.toFixed(2)}`,
    value: `${Math.round(value)} ${unit}`,
    floor: `${Math.round(floor)} ${unit}`,
    ratio,
    isMet: ratio >= loadCase.goal,
  });
  return [
    result('requests', {
      unit: '/s',
      value: ours.perSecond,
      floor: bare.perSecond,
      ratio: ours.perSecond / bare.perSecond,
    }),
    result('processor', {
      unit: 'µs',
      value: ours.cpuMs * 1000,
      floor: bare.cpuMs * 1000,
      ratio: bare.cpuMs / ours.cpuMs,
    }),
  ];
}

/** Lets the bare server send the response of ours; returns the request that both are measured with. */
async function copyResponse(
  loadCase: LoadCase,
  { ourServer, bareProcess }: ComparedServers,
): Promise<LoadCase> {
  const { path, isConditional, headers: requestHeaders = {} } = loadCase;
  // Cached responses are recompressed at best quality on the second request.
  for (let time = 0; time < 3; time++)
    await fetchRawResponse(ourServer.origin + path(requestCount), requestHeaders);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { headers, body } = await fetchRawResponse(ourServer.origin + path(requestCount++), requestHeaders);
  const { etag = '' } = headers;
  await exchangeMessage(bareProcess, {
    status: isConditional ? 304 : 200,
    headers: isConditional
      ? { etag }
      : { 'content-type': headers['content-type'] ?? '', 'content-length': String(body.length) },
    body: isConditional ? '' : body.toString('base64'),
  });
  return isConditional ? { ...loadCase, headers: { ...requestHeaders, 'if-none-match': etag } } : loadCase;
}

/** Returns the medians of both servers; alternates between them, so that background load affects both. */
async function measureAlternately(
  request: LoadCase,
  { ourServer, bareServer }: ComparedServers,
): Promise<[ours: LoadResult, bare: LoadResult]> {
  await measureLoad(ourServer, request);
  const ours: LoadResult[] = [];
  const bare: LoadResult[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await measureLoad(bareServer, request));
    ours.push(await measureLoad(ourServer, request));
  }
  return [medianLoad(ours), medianLoad(bare)];
}

const medianLoad = (results: readonly LoadResult[]): LoadResult => ({
  perSecond: median(results.map(({ perSecond }) => perSecond)),
  cpuMs: median(results.map(({ cpuMs }) => cpuMs)),
});
