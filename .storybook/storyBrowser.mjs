import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';

let server;

/** Starts one browser for all workers; each has its own page. */
export default async function launchBrowser() {
  server = await chromium.launchServer(await chromiumLaunchOptions());
  process.env.STORY_BROWSER = server.wsEndpoint();
}

export async function closeBrowser() {
  await server.close();
}
