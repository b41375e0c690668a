import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { fieldParts, imagePart, multipartForm } from '../support/catalogueApp.ts';
import { signIn } from '../support/testApp.ts';
import { megabyte, uploadApp, uploadFields } from '../support/uploadApp.ts';

describe('upload forms', { timeout: 20_000 }, () => {
  it.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/mixed; boundary=x',
    'multipart/form-data',
    '',
  ])('must be multipart, not %j (O14)', async (type) => {
    const { inject, state } = await uploadApp();
    const before = await state();
    const { payload } = multipartForm(fieldParts(uploadFields));
    const response = await inject({
      method: 'POST',
      url: '/backend/products',
      payload,
      headers: { 'content-type': type },
    });
    expect([response.statusCode, response.json().success]).toEqual([415, false]);
    expect(await state()).toEqual(before);
  });

  it('are rejected when truncated or too large', async () => {
    const { inject, send, state } = await uploadApp();
    const before = await state();
    const { payload, headers } = multipartForm([...fieldParts(uploadFields), imagePart('one')]);
    const cut = { method: 'POST', url: '/backend/products', headers } as const;
    for (const end of [1, 100, payload.length - 60, payload.length - 3]) {
      const response = await inject({ ...cut, payload: payload.subarray(0, end) });
      expect([end, response.statusCode]).toEqual([
        end,
        expect.toSatisfy((code) => code === 400 || code === 422),
      ]);
    }
    expect((await send(fieldParts({ ...uploadFields, data: 'x'.repeat(5 * megabyte) }))).statusCode).toBe(
      413,
    );
    expect((await send(fieldParts({ ...uploadFields, data: 'x'.repeat(1_000_001) }))).statusCode).toBe(422);
    const lots = Array.from({ length: 200 }, (_, index) => ({ name: `f${index}`, value: 'x' }));
    expect((await send(lots)).statusCode).toBe(413);
    expect((await send(fieldParts({ ...uploadFields, toString: 'x' }))).statusCode).toBe(400);
    expect(await state()).toEqual(before);
  });

  it('are rejected by their Content-Length before reading (O76)', async () => {
    const { app } = await uploadApp();
    const cookie = await signIn(app);
    const response = await sendOverSocket(app, cookie, 300 * megabyte, Buffer.from('--x\r\n'));
    expect(response).toMatch(/^HTTP\/1.1 413 /);
  });

  it('leave no files when the client disconnects (O23)', async () => {
    const { app, state } = await uploadApp();
    const cookie = await signIn(app);
    const before = await state();
    const { payload } = multipartForm([
      ...fieldParts(uploadFields),
      imagePart(Buffer.alloc(5 * megabyte, 1)),
    ]);
    await sendOverSocket(app, cookie, payload.length, payload.subarray(0, payload.length / 2), {
      isAborted: true,
    });
    await expect.poll(state, { timeout: 10_000 }).toEqual(before);
    const again = await app.inject({
      method: 'POST',
      url: '/backend/products',
      ...multipartForm(fieldParts(uploadFields)),
      headers: { ...multipartForm([]).headers, cookie },
    });
    expect(again.statusCode).toBe(201);
  });
});

/** Sends the beginning of a form over its own connection; waits for the response, or disconnects. */
async function sendOverSocket(
  app: FastifyInstance,
  cookie: string,
  length: number,
  beginning: Buffer,
  { isAborted = false }: { isAborted?: boolean } = {},
): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => (response += chunk));
  socket.on('error', () => undefined);
  socket.write(
    `POST /backend/products HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: ${cookie}\r\n` +
      `content-type: ${multipartForm([]).headers['content-type']}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(beginning, resolve));
  if (isAborted) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
  } else {
    await new Promise((resolve) => socket.once('close', resolve));
  }
  return response;
}
