// How much of a bare Node server's speed the product keeps: `npm run bench:server`, after `npm run build`.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Given } from './bareServer.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const connections = 16;
const metricsToken = 'a-token-for-the-bench';
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

async function startProduct(dataDir: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', inProject('server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  for (;;) {
    await once(child.stdout, 'data');
    const port = /Site +http:\/\/localhost:(\d+)/.exec(output)?.[1];
    if (port === undefined) continue;
    const site = `http://127.0.0.1:${port}`;
    const cpuSeconds = async () => {
      const answer = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
      return Number(/^process_cpu_seconds_total (\S+)$/m.exec(await answer.text())?.[1]);
    };
    return { child, site, cpuSeconds };
  }
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

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const dataDir = await mkdtemp(join(tmpdir(), 'elvora-bench-'));
const product = await startProduct(process.env['BENCH_DATA_DIR'] ?? dataDir);
const bare = fork(inProject('bench/src/bareServer.ts'));
try {
  const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
  const bareServer: Server = {
    site: `http://127.0.0.1:${port}`,
    cpuSeconds: async () => (await answerOf<{ cpuSeconds: number }>(bare, 'cpu')).cpuSeconds,
  };
  console.log('                    product     bare   share of requests   share by processor time');
  for (const each of cases) {
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
    const [our, their] = [
      middle(ours.map((one) => one.perSecond)),
      middle(theirs.map((one) => one.perSecond)),
    ];
    const share = middle(theirs.map((one) => one.cpuMs)) / middle(ours.map((one) => one.cpuMs));
    const verdict = share >= each.goal ? '' : '  missed';
    console.log(
      `${each.name.padEnd(18)}${our.toFixed(0).padStart(7)}/s${their.toFixed(0).padStart(7)}/s${(our / their).toFixed(2).padStart(18)}${share.toFixed(2).padStart(18)} (goal ${each.goal.toFixed(2)})${verdict}`,
    );
  }
} finally {
  product.child.kill('SIGTERM');
  bare.kill();
  await rm(dataDir, { recursive: true, force: true });
}
