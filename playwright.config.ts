import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions, noOptimizeArg } from './scripts/chromium.mjs';
import { freePort } from './scripts/freePort.mjs';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Resolved once by the main process and inherited by the workers. */
process.env['E2E_PORT'] ??= String(await freePort());
const port = Number(process.env['E2E_PORT']);

const launch = await chromiumLaunchOptions();

export default defineConfig({
  testMatch: ['storefront/e2e/**/*.spec.ts', 'admin/e2e/**/*.spec.ts'],
  fullyParallel: true,
  // Journeys wait for much of their time, so three keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // One retry, so that a busy machine does not fail a release; the counts report it as flaky.
  retries: 1,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  outputDir: '.results/e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    // Tracing costs a quarter of the time, so only the retry records it.
    trace: 'on-first-retry',
    actionTimeout: 10_000,
    launchOptions: { ...launch, args: [...launch.args, noOptimizeArg] },
  },
  projects: [
    // Journeys tagged @touch or @mouse run on one device, those no viewport affects run once; none is skipped.
    { name: 'desktop', use: desktop, grepInvert: /@touch/ },
    { name: 'phone', use: phone, grepInvert: /@(mouse|once)/ },
  ],
  webServer: {
    command: 'node e2e/server.mjs',
    url: `http://localhost:${port}/readyz`,
    env: { E2E_PORT: String(port) },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
