import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addRequestTimeouts, type RequestTimeout } from '../../src/http/requestTimeouts.ts';

const short: RequestTimeout = { totalMs: 600, intervalMs: 200, minBytesPerInterval: 0 };

async function listening(patience: { texts: RequestTimeout; files: RequestTimeout }): Promise<number> {
  const app = Fastify();
  addRequestTimeouts(app, patience);
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    let bytes = 0;
    payload.on('data', (chunk: Buffer) => (bytes += chunk.length));
    payload.on('end', () => done(null, bytes));
    payload.on('error', done);
  });
  app.post('/text', async ({ body }) => ({ body }));
  app.post('/files', { config: { accepts: 'multipart' } }, async ({ body }) => ({ body }));
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends a body chunk by chunk; returns the server's response and its duration. */
async function drip(
  port: number,
  { url, type, pieces, everyMs }: { url: string; type: string; pieces: readonly string[]; everyMs: number },
): Promise<{ response: string; ms: number }> {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => (response += chunk));
  // Writing after the server has disconnected emits an error.
  socket.on('error', () => undefined);
  const length = pieces.join('').length;
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  void send(socket, pieces, everyMs);
  await new Promise((resolve) => socket.once('close', resolve));
  return { response, ms: performance.now() - began };
}

async function send(socket: Socket, pieces: readonly string[], everyMs: number): Promise<void> {
  for (const piece of pieces) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    if (socket.destroyed) return;
    socket.write(piece);
  }
}

const files = { url: '/files', type: 'multipart/form-data; boundary=x' };

describe('a request body that arrives slowly (O75)', () => {
  it('is disconnected when it is text', async () => {
    const port = await listening({ texts: short, files: short });
    const { response, ms } = await drip(port, {
      url: '/text',
      type: 'application/json',
      pieces: [...'{"a":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}'],
      everyMs: 50,
    });
    expect(response).toMatch(/^HTTP\/1.1 408 /);
    expect(ms).toBeLessThan(1500);
  });

  it('is disconnected when files stop arriving', async () => {
    const patience = { ...short, totalMs: 60_000, minBytesPerInterval: 100 };
    const port = await listening({ texts: short, files: patience });
    const { response, ms } = await drip(port, { ...files, pieces: ['x'.repeat(500), 'y'], everyMs: 5000 });
    expect(response).toMatch(/^HTTP\/1.1 408 /);
    expect(ms).toBeLessThan(1500);
  });

  it('is accepted as long as files keep arriving', async () => {
    const patience = { ...short, totalMs: 60_000, minBytesPerInterval: 100 };
    const port = await listening({ texts: short, files: patience });
    const pieces = Array.from({ length: 20 }, () => 'x'.repeat(100));
    const { response, ms } = await drip(port, { ...files, pieces, everyMs: 60 });
    expect(response).toMatch(/^HTTP\/1.1 200 /);
    expect(response).toContain('{"body":2000}');
    expect(ms).toBeGreaterThan(1000);
  });

  it('is disconnected after one stalled interval, however fast it arrived before', async () => {
    const port = await listening({ texts: short, files: { ...short, totalMs: 300 } });
    const pieces = Array.from({ length: 50 }, () => 'x'.repeat(1000));
    const { response } = await drip(port, { ...files, pieces, everyMs: 30 });
    expect(response).toMatch(/^HTTP\/1.1 408 /);
  });
});
