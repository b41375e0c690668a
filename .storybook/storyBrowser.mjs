import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';

let server;

/** One browser for all workers; each of them has a page of its own in it. */
export default async function launchBrowser() {
  server = await chromium.launchServer(await chromiumLaunchOptions());
  process.env.STORY_BROWSER = server.wsEndpoint();
}

export async function closeBrowser() {
  await server.close();
}
