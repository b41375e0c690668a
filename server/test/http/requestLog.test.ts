import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testStore } from '../support/testDatabases.ts';
import { testApp } from '../support/testApp.ts';

it('logs one line of JSON per request, without queries, cookies, user agents, passwords or visitors (O83)', async () => {
  const lines: string[] = [];
  const logger = pino(
    { level: 'info' },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const app = await testApp({ store: await testStore('sqlite'), logger });
  await app.inject({
    url: '/backend/products?case=search_product&query=my-secret-search',
    headers: { 'user-agent': 'agent\u001b[31m', cookie: 'staff=my-secret-cookie' },
    remoteAddress: '192.0.2.8',
  });
  await app.inject({
    method: 'POST',
    url: '/backend/staff/session',
    payload: { userName: 'my-secret-name', password: 'my-secret-password' },
    remoteAddress: '192.0.2.7',
  });
  expect(lines).toHaveLength(3);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'GET', path: '/backend/products', status: 200, reqId: expect.any(String), msg: 'request' },
    {
      action: 'signIn.refused',
      account: '',
      source: '192.0.2.7',
      reqId: expect.any(String),
      msg: 'audit',
    },
    { method: 'POST', path: '/backend/staff/session', status: 401 },
  ]);
  expect(lines.join('')).not.toMatch(/my-secret|agent|192\.0\.2\.8/);
});
