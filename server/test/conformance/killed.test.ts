import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quote } from '../support/forms.ts';
import { startProcess } from '../support/serverProcess.ts';
import { createDatabase, databases, openDatabase, type TestDatabase } from '../support/stores.ts';

/** How often the process is killed; `npm run faults` asks for more. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 3);

/** Sends quotes without end, each from another address; keeps the references of those that had their 201. */
async function sendUntil(site: string, heard: Map<string, string>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const requestId = randomUUID();
    try {
      const answer = await fetch(`${site}/backend/enquiries/quotes`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          'idempotency-key': requestId,
        },
        body: JSON.stringify({ ...quote, email: `${requestId}@example.in` }),
      });
      const { data } = (await answer.json()) as { data: { reference: string } };
      if (answer.status === 201) heard.set(requestId, data.reference);
    } catch {
      // Killed before it answered: nobody has been told anything.
      return;
    }
  }
}

async function keptIn(database: TestDatabase): Promise<Map<string, string>> {
  const store = await openDatabase(database);
  const kept = new Map<string, string>();
  for (let offset = 0; ; offset += 200) {
    const rows = await store.enquiries.page({ limit: 200, offset });
    for (const { email, reference } of rows) kept.set(email.replace('@example.in', ''), reference);
    if (rows.length === 0) break;
  }
  await store.close();
  return kept;
}

describe.each(databases)('the server on %s, killed at any moment', (kind) => {
  it(
    'has lost no enquiry that had its 201, and has none twice (O48, O53)',
    { timeout: 60_000 + rounds * 10_000 },
    async () => {
      const database = await createDatabase(kind);
      onTestFinished(() => database.remove());
      const seeded = await openDatabase(database);
      await seeded.write((writer) =>
        writer.insertCategory({ name: 'A', parentId: null, description: null, image: null, isActive: true }),
      );
      await seeded.close();
      const heard = new Map<string, string>();
      for (let round = 0; round < rounds; round++) {
        const server = startProcess({
          DATA_DIR: database.dataDir,
          TRUST_PROXY: '127.0.0.1',
          ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
        });
        const site = await server.site();
        const ended = new AbortController();
        const before = heard.size;
        const senders = Array.from({ length: 6 }, () => sendUntil(site, heard, ended.signal));
        while (heard.size < before + 10) await pause(5);
        await pause(randomInt(300));
        server.process.kill('SIGKILL');
        ended.abort();
        await Promise.all(senders);
        await server.exit();

        const kept = await keptIn(database);
        const lost = [...heard].filter(([requestId, reference]) => kept.get(requestId) !== reference);
        expect(lost).toEqual([]);
      }
    },
  );
});
