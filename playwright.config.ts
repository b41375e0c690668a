import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.mjs';
import { freePort } from './scripts/freePort.mjs';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Found once, by the process that starts all others: they inherit it. */
process.env['E2E_PORT'] ??= String(await freePort());
const port = Number(process.env['E2E_PORT']);

const launch = await chromiumLaunchOptions();
/** A page of a journey lives for seconds: a sixth of all time went into making code fast that nobody runs again. */
const noOptimizeFlags = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testMatch: ['storefront/e2e/**/*.spec.ts', 'admin/e2e/**/*.spec.ts'],
  fullyParallel: true,
  // Journeys wait a good part of their time: three keep two processors busy.
  workers: 3,
  forbidOnly: true,
  // A journey that fails once and then passes is told as flaky: a busy machine must not turn a release away.
  retries: 1,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  outputDir: '.results/e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    // Writing everything down costs a quarter of the time: it is done for the second try alone.
    trace: 'on-first-retry',
    actionTimeout: 10_000,
    launchOptions: { ...launch, args: [...launch.args, noOptimizeFlags] },
  },
  projects: [
    // What needs a finger or a mouse runs where there is one, what no window changes runs once; nothing is skipped.
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
