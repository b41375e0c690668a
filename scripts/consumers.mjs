// `npm run consumers`: packs the design system and installs the tarball into the apps of consumers/, in a temporary folder:
// a Vite app, a Next.js app and plain Node. Checks their types, builds and pages, and the weight of one unit. It installs
// from the npm registry and is therefore not part of the gate.
// `npm run consumers -- vite` checks the named apps only; `--update` rewrites their lockfiles.
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { CliError, printLine, root, runCommand, runMain } from './bootstrap.mjs';
import { chromiumLaunchOptions } from './chromium.mjs';
import { freePort } from './freePort.mjs';
import { serveFolder } from './staticServer.mjs';

const packageName = '@elvora/design-system';
const tarball = 'elvora-design-system.tgz';

/** Budget of the button alone, minified and compressed with brotli; React and React Aria are not counted. */
const buttonBudgetBytes = 5000;

/** The primary button of the default theme. */
const primaryColour = 'rgb(25, 118, 210)';

const npmOptions = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

const checks = { node: checkNode, vite: checkVite, next: checkNext };

const args = process.argv.slice(2);
const named = args.filter((arg) => arg in checks);

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elvora-consumers-'));
  try {
    await pack(folder);
    for (const name of named.length > 0 ? named : Object.keys(checks)) {
      const app = join(folder, name);
      cpSync(join(root, 'consumers', name), app, { recursive: true });
      if (args.includes('--update')) await lock(name, app);
      else await install(name, app);
      if (!args.includes('--update')) {
        await checks[name](app);
        printLine(`✓ ${name}`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function pack(folder) {
  await runCommand('npm', ['run', '--silent', 'package', '--workspace', packageName]);
  await runCommand('npm', ['pack', './design-system/dist', '--silent', '--pack-destination', folder]);
  const [packed] = readdirSync(folder);
  renameSync(join(folder, packed), join(folder, tarball));
}

/** Writes the lockfile without the hash of the tarball, which changes with every change of the design system. */
async function lock(name, app) {
  await runCommand(
    'npm',
    ['install', '--package-lock-only', '--omit-lockfile-registry-resolved', ...npmOptions],
    { cwd: app },
  );
  const file = join(app, 'package-lock.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  delete content.packages[`node_modules/${packageName}`].integrity;
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  copyFileSync(file, join(root, 'consumers', name, 'package-lock.json'));
}

async function install(name, app) {
  await runCommand('npm', ['ci', ...npmOptions], { cwd: app });
  const lockfile = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8'));
  const installed = JSON.parse(readFileSync(join(app, 'node_modules', packageName, 'package.json'), 'utf8'));
  const locked = lockfile.packages[`node_modules/${packageName}`];
  const isSame = ['version', 'dependencies', 'peerDependencies'].every(
    (field) => sortedJson(locked[field]) === sortedJson(installed[field]),
  );
  if (!isSame)
    throw new CliError(
      `consumers/${name}/package-lock.json is out of date: npm run consumers -- ${name} --update`,
    );
}

function sortedJson(value) {
  return JSON.stringify(typeof value === 'object' ? Object.entries(value).sort() : value);
}

async function checkNode(app) {
  const units = readdirSync(join(app, 'node_modules', packageName, 'components'));
  await runCommand(process.execPath, ['renderUnits.mjs', 'theme', 'layout', 'hooks', ...units], { cwd: app });
}

async function checkVite(app) {
  await runCommand('npm', ['run', '--silent', 'check'], { cwd: app });
  const [script] = readdirSync(join(app, 'dist-button')).filter((file) => file.endsWith('.js'));
  const bytes = brotliCompressSync(readFileSync(join(app, 'dist-button', script))).length;
  printLine(`Button alone: ${bytes} bytes of ${buttonBudgetBytes}`);
  if (bytes > buttonBudgetBytes) throw new CliError('The button alone is over its budget.');
  const server = await serveFolder(join(app, 'dist'));
  try {
    await checkPage(server.url);
  } finally {
    server.close();
  }
}

/**
 * Writes the examples of the README into an app: pages and what they import under the paths of their first line, except where
 * the app has a file of its own; the others into `readme`, for the type check.
 */
function writeReadmeExamples(app) {
  const readme = readFileSync(join(app, 'node_modules', packageName, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```(tsx?)\n(?:\/\/ (\S+)\n)?([\s\S]*?)^```$/gm)];
  if (examples.length === 0) throw new CliError('The README of the package has no examples.');
  for (const [position, [, type, path, code]] of examples.entries()) {
    const isOfApp = path?.startsWith('app/') && !existsSync(join(app, path));
    const file = join(app, isOfApp ? path : join('readme', path ?? `example${position}.${type}`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${code}\nexport {};\n`);
    for (const [, picture] of code.matchAll(/src: '\/([\w-]+\.jpg)'/g))
      copyPicture(join(app, 'public', picture));
  }
}

function copyPicture(file) {
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(join(root, 'storefront/public/preview.jpg'), file);
}

async function checkNext(app) {
  writeReadmeExamples(app);
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  await runCommand('npm', ['run', '--silent', 'check'], { cwd: app, env });
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    { cwd: app, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (text) => /Ready/.test(String(text)) && resolve());
      server.on('exit', () => reject(new CliError('next start exited.')));
    });
    const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    for (const unit of ['Breadcrumbs', 'Heading', 'Chip', 'Meter', 'ButtonLink', 'Button'])
      if (!html.includes(`data-component="${unit}"`))
        throw new CliError(`${unit} is not rendered on the server.`);
    await checkPage(`http://127.0.0.1:${port}/`);
    await checkReadmePage(`http://127.0.0.1:${port}/parts`);
  } finally {
    server.removeAllListeners('exit');
    server.kill();
  }
}

/** Opens a page that has a button and its dialog: styled and working. */
async function checkPage(url) {
  await visitPage(url, async (page) => {
    const button = page.getByRole('button', { name: 'Open' });
    const { colour, paddingPx } = await button.evaluate((element) => {
      const style = getComputedStyle(element);
      return { colour: style.backgroundColor, paddingPx: parseFloat(style.paddingInlineStart) };
    });
    if (colour !== primaryColour) throw new CliError(`The button is ${colour}: its styles are missing.`);
    if (paddingPx === 0) throw new CliError('The reset of the app has removed the padding of the button.');
    await button.click();
    await page.getByRole('dialog', { name: 'Opened' }).waitFor();
  });
}

/** Opens the README's page of a catalogue and its viewer. */
async function checkReadmePage(url) {
  await visitPage(url, async (page) => {
    for (const unit of ['ProductCard', 'SpecTable', 'Tabs', 'Carousel'])
      await page.locator(`[data-component="${unit}"]`).first().waitFor();
    await page.getByRole('button', { name: 'Show photos' }).click();
    await page.getByRole('dialog', { name: 'Copper lug' }).waitFor();
  });
}

/** Opens a page in a browser and fails on messages on its console. */
async function visitPage(url, check) {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const messages = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.goto(url);
    await check(page);
    if (messages.length > 0) throw new CliError(`Console output:\n${messages.join('\n')}`);
  } finally {
    await browser.close();
  }
}
