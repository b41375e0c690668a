import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** Background traffic off: tests talk to this machine alone. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** The pinned Chromium of the lockfile (Linux x64); elsewhere the one `CHROME_PATH` names. */
export async function chromiumPath() {
  const own = process.env.CHROME_PATH;
  if (own) {
    if (!existsSync(own)) throw new Error(`CHROME_PATH names no file: ${own}`);
    return own;
  }
  if (process.platform === 'linux' && process.arch === 'x64') return chromium.executablePath();
  throw new Error(
    'On this machine the tests need an installed Chrome or Chromium: set CHROME_PATH to its program.',
  );
}
