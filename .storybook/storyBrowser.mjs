import { chromium } from 'playwright-core';
import { chromiumLaunchOptions, noOptimizeArg } from '../scripts/chromium.mjs';

let server;

/** Starts one browser for all workers; each has its own page. */
export default async function launchBrowser() {
  const options = await chromiumLaunchOptions();
  server = await chromium.launchServer({ ...options, args: [...options.args, noOptimizeArg] });
  process.env.STORY_BROWSER = server.wsEndpoint();
}

export async function closeBrowser() {
  await server.close();
}
