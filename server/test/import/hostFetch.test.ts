import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createHostFetch, isPublicAddress } from '../../src/import/hostFetch.ts';
import { startLocalServer } from '../support/localServer.ts';

/** Starts a host on this machine; returns its URL and the paths that were requested. */
async function startHost(listener: RequestListener) {
  const requested: string[] = [];
  const { url, port } = await startLocalServer((request, response) => {
    requested.push(request.url ?? '');
    listener(request, response);
  });
  return { url, port, requested };
}

it('accesses only the given host, regardless of its links and redirects', async () => {
  const inner = await startHost((_request, response) => response.end('secret'));
  const host = await startHost((request, response) => {
    if (request.url === '/inside') response.writeHead(302, { location: '/moved' }).end();
    else if (request.url === '/outside') response.writeHead(302, { location: `${inner.url}/admin` }).end();
    else if (request.url === '/around') response.writeHead(302, { location: '/around' }).end();
    else response.end('ok');
  });
  const hostFetch = createHostFetch({ named: [`${host.url}/backend`], allowsPrivate: true });
  expect(await (await hostFetch(`${host.url}/inside`)).text()).toBe('ok');
  expect(host.requested).toEqual(['/inside', '/moved']);
  await expect(hostFetch(`${host.url}/outside`)).rejects.toThrow('is not the host to import from');
  await expect(hostFetch(`${inner.url}/picture.png`)).rejects.toThrow('is not the host to import from');
  await expect(hostFetch(`${host.url}/around`)).rejects.toThrow('redirects without end');
  await expect(hostFetch('file:///etc/passwd')).rejects.toThrow('not supported');
  expect(inner.requested).toEqual([]);
});

it('connects to public addresses only, unless others are allowed', async () => {
  const host = await startHost((_request, response) => response.end('ok'));
  for (const name of ['127.0.0.1', '2130706433', '127.1', 'localhost']) {
    const url = `http://${name}:${host.port}/`;
    const hostFetch = createHostFetch({ named: [url], allowsPrivate: false });
    await expect(hostFetch(url)).rejects.toThrow(/not a public address; --allow-private allows it/);
    const allowed = createHostFetch({ named: [url], allowsPrivate: true });
    expect((await allowed(url)).status).toBe(200);
  }
  expect(host.requested).toHaveLength(4);
});

it('reads compressed responses, and those without a body', async () => {
  const host = await startHost((request, response) => {
    if (request.url === '/none') response.writeHead(204).end();
    else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('text'));
  });
  const hostFetch = createHostFetch({ named: [host.url], allowsPrivate: true });
  expect(await (await hostFetch(`${host.url}/`)).text()).toBe('text');
  expect((await hostFetch(`${host.url}/none`)).status).toBe(204);
});

it.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.100.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:0:1::', false],
  ['example.com', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
