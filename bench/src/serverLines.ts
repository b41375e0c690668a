import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Given } from './bareServer.ts';
import { startProduct } from './product.ts';
import { roundsOr } from './rounds.ts';
import { type Line, median } from './table.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const rounds = roundsOr(3);
const connections = 16;
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What is measured: the share of the bare server's speed it should keep. */
interface Case {
  name: string;
  goal: number;
  path: (count: number) => string;
  headers?: Readonly<Record<string, string>>;
  /** Asks with the tag of the first answer. */
  isRevalidation?: boolean;
}

const page = '/product/1';
const br = { 'accept-encoding': 'br' };
const cases: readonly Case[] = [
  { name: 'page, kept', goal: 0.6, path: () => page, headers: br },
  { name: 'page, 304', goal: 0.7, path: () => page, headers: br, isRevalidation: true },
  {
    name: 'best sellers',
    goal: 0.6,
    path: () => '/backend/products?case=get_product_bestseller',
    headers: br,
  },
  {
    name: 'one product',
    goal: 0.6,
    path: () => '/backend/products?case=get_product_by_id&id=1',
    headers: br,
  },
  {
    name: 'one product, 304',
    goal: 0.7,
    path: () => '/backend/products?case=get_product_by_id&id=1',
    headers: br,
    isRevalidation: true,
  },
  // Last: so many new pages push the others out.
  { name: 'page, drawn', goal: 0.1, path: (count) => `/search?query=relay+${count}`, headers: br },
];

interface Measured {
  perSecond: number;
  /** What one answer costs the server, in milliseconds of its processor. */
  cpuMs: number;
}

interface Server {
  site: string;
  cpuSeconds(): Promise<number>;
}

async function answerOf<T>(child: ChildProcess, message: Given | 'cpu'): Promise<T> {
  child.send(message);
  const [answer] = await once(child, 'message');
  return answer as T;
}

/** An answer as it comes over the wire, still packed. */
async function answerTo(url: string, headers: Readonly<Record<string, string>>) {
  const request = get(url, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} is answered with ${response.statusCode}.`);
  return { headers: response.headers, body: Buffer.concat(chunks) };
}

let asked = 0;

async function measure({ site, cpuSeconds }: Server, { path, headers }: Case): Promise<Measured> {
  const before = await cpuSeconds();
  const result = await autocannon({
    url: site,
    connections,
    duration: seconds,
    // The product ends a connection after a thousand requests.
    reconnectRate: 1000,
    headers: { ...headers },
    requests: [{ setupRequest: (request) => ({ ...request, path: path(asked++) }) }],
  });
  if (result.errors + result['5xx'] + result['4xx'] > 0)
    throw new Error(`Not all were answered: ${JSON.stringify(result.statusCodeStats)}`);
  const answers = result['2xx'] + result['3xx'];
  return { perSecond: answers / result.duration, cpuMs: (((await cpuSeconds()) - before) * 1000) / answers };
}

/** How much of a bare Node server's speed the product keeps. */
export async function serverLines(dataDir: string): Promise<Line[]> {
  const product = await startProduct(dataDir);
  const bare = fork(inProject('bench/src/bareServer.ts'));
  try {
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
    const bareServer: Server = {
      site: `http://127.0.0.1:${port}`,
      cpuSeconds: async () => (await answerOf<{ cpuSeconds: number }>(bare, 'cpu')).cpuSeconds,
    };
    const productServer: Server = {
      site: product.origin,
      cpuSeconds: () => product.metric('process_cpu_seconds_total'),
    };
    const lines: Line[] = [];
    for (const each of cases) lines.push(...(await linesOf(each, productServer, bareServer, bare)));
    return lines;
  } finally {
    bare.kill();
    await product.stop();
  }
}

async function linesOf(each: Case, product: Server, bareServer: Server, bare: ChildProcess): Promise<Line[]> {
  // What is kept is packed tightly once somebody has asked again.
  for (let time = 0; time < 3; time++) await answerTo(product.site + each.path(asked), each.headers ?? {});
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { headers, body } = await answerTo(product.site + each.path(asked++), each.headers ?? {});
  const { etag = '' } = headers;
  const tried: Case = each.isRevalidation
    ? { ...each, headers: { ...each.headers, 'if-none-match': etag } }
    : each;
  await answerOf(bare, {
    status: each.isRevalidation ? 304 : 200,
    headers: each.isRevalidation
      ? { etag }
      : { 'content-type': headers['content-type'] ?? '', 'content-length': String(body.length) },
    body: each.isRevalidation ? '' : body.toString('base64'),
  });
  await measure(product, tried);
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  // In turns, so that both have the same neighbours.
  for (let round = 0; round < rounds; round++) {
    theirs.push(await measure(bareServer, tried));
    ours.push(await measure(product, tried));
  }
  const perSecond = (all: readonly Measured[]) => median(all.map((one) => one.perSecond));
  const cpuMs = (all: readonly Measured[]) => median(all.map((one) => one.cpuMs));
  const line = (what: string, unit: string, our: number, their: number, ratio: number): Line => ({
    what: `${each.name}: ${what}`,
    goal: `≥ ${each.goal.toFixed(2)}`,
    value: `${our} ${unit}`,
    beside: `${their} ${unit}`,
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
