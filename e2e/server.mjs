// Runs the production server for end-to-end tests on a copy of the seeded folder, which it deletes at the end.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ignores the configuration of this machine. */
const ownSettings = ['HOST', 'DATABASE_URL', 'API_BASE', 'ADMIN_AUTH', 'SMTP_URL', 'SITE_URL', 'TRUST_PROXY'];
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownSettings.includes(name)));

const seed = '.results/e2e-seed';
if (!existsSync(seed)) throw new Error('There is no seeded folder yet: npm run e2e:seed');
const dataDir = mkdtempSync(join(tmpdir(), 'elvora-e2e-'));
cpSync(seed, dataDir, { recursive: true });
const server = spawn(process.execPath, ['e2e/main.ts'], {
  stdio: 'inherit',
  env: {
    ...env,
    PORT: process.env.E2E_PORT,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'correct horse battery staple',
    LOG_LEVEL: 'warn',
    // Journeys send an address of their own, so that they do not share one rate limit.
    TRUST_PROXY: '127.0.0.1',
  },
});
try {
  // Raise the priority, so that the browsers do not starve the server.
  setPriority(server.pid, constants.priority.PRIORITY_ABOVE_NORMAL);
} catch {
  // Only root may raise priorities.
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
