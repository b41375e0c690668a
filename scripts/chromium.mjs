// The browser of all checks: pinned by the lockfile, with bundled fonts, so that screenshots match on every machine.
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';
import { root } from './bootstrap.mjs';
import { hasSharedMemory } from './sharedMemory.ts';

/** Disables background traffic, so that tests contact no other host. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // Software rendering runs in the browser process; a separate GPU process only costs memory.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Disables V8's costly compiler: most code of a test runs too rarely to repay it. The quick one pays, since axe runs often. */
export const noOptimizeArg = '--js-flags=--no-opt';

const minSharedMemoryBytes = 1024 ** 3;

/** Returns Playwright launch options: executable, arguments and environment. */
export async function chromiumLaunchOptions() {
  return {
    ...(await findExecutable()),
    args: chromiumArgs,
    // Playwright disables /dev/shm for containers that have little of it; with enough, sharing memory is faster.
    ignoreDefaultArgs: hasSharedMemory(minSharedMemoryBytes) ? ['--disable-dev-shm-usage'] : [],
  };
}

async function findExecutable() {
  const own = process.env.CHROME_PATH;
  if (own) {
    if (!existsSync(own)) throw new Error(`CHROME_PATH names no file: ${own}`);
    return { executablePath: own, env: process.env };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The browser of the lockfile runs on Linux x64 only. Install Chrome or Chromium and set CHROME_PATH to its program.',
    );
  }
  const folder = await unpackChromium();
  const executablePath = join(folder, 'chromium');
  const env = { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  if (canStart(executablePath, env)) return { executablePath, env };
  // Minimal systems lack a few shared libraries, which the package contains.
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const fuller = { ...env, LD_LIBRARY_PATH: libraries };
  if (canStart(executablePath, fuller)) return { executablePath, env: fuller };
  throw new Error(
    'The browser of the lockfile does not start here. Install Chrome or Chromium and set CHROME_PATH to its program.',
  );
}

const canStart = (program, env) => spawnSync(program, ['--version'], { env }).status === 0;

/** Unpacks the browser once, atomically, since two suites may start at the same time. */
async function unpackChromium() {
  const packageFile = findChromiumPackage();
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const folder = join(root, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;

  const bin = join(dirname(packageFile), 'bin');
  const growing = `${folder}.${process.pid}`;
  mkdirSync(growing, { recursive: true });
  const unpack = (name, target) =>
    pipeline(createReadStream(join(bin, name)), createBrotliDecompress(), target);
  await Promise.all([
    unpack('chromium.br', createWriteStream(join(growing, 'chromium'), { mode: 0o755 })),
    unpack('swiftshader.tar.br', extract(growing)),
    unpack('fonts.tar.br', extract(join(growing, 'fonts'))),
    unpack('al2023.tar.br', extract(join(growing, 'al2023'))),
    writeFile(join(growing, 'fonts.conf'), renderFontsConf(folder)),
  ]);
  try {
    await rename(growing, folder);
  } catch (error) {
    rmSync(growing, { recursive: true, force: true });
    // Another process unpacked it first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function findChromiumPackage() {
  const { resolve } = createRequire(import.meta.url);
  return join(dirname(resolve('@sparticuz/chromium')), '../package.json');
}

/** Hides the machine's fonts: pages fall back to the one that ships with the browser. */
const renderFontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
