import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../scripts/chromium.mjs';

let server;

/** One browser for all workers; each of them has a page of its own in it. */
export default async function openBrowser() {
  server = await chromium.launchServer(await chromiumLaunch());
  process.env.STORY_BROWSER = server.wsEndpoint();
}

export async function closeBrowser() {
  await server.close();
}
