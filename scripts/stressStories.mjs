// Renders stories of the built Storybook with stress data and fails on those that make a page of 320 px scroll sideways.
// The gate renders the Default and Matrix stories of every unit as written, with the longest words and with many items;
// `npm run stories:stress` renders all stories with all kinds. Arguments limit that run to stories whose id contains one of them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { stressTitles } from '../.storybook/stress.ts';
import { CliError, printLine, root, runMain } from './bootstrap.mjs';
import { chromiumLaunchOptions, noOptimizeArg } from './chromium.mjs';
import { serveFolder } from './staticServer.mjs';
import { disableHighlights } from './storybookHighlights.mjs';

const storybookDir = join(root, 'storybook-static');
const viewport = { width: 320, height: 800 };

const tabCount = 2;
const maxAttempts = 3;

/** Story that opens a tab; it is not checked. */
const blankStory = 'foundations-stress--unchanged';

const gateKinds = ['none', 'longest', 'many'];

const isStory = ({ type }) => type === 'story';
const isGateStory = ({ name, title }) =>
  name === 'Default' || (title.startsWith('components/') && title.endsWith('/Matrix'));
/** Their play functions reach states that stress data would invalidate. */
const isBehaviour = ({ tags }) => tags.includes('behaviour');
const isPlayed = ({ tags }) => tags.includes('play-fn');

/**
 * Renders stories with each kind of data, left-to-right and right-to-left, and throws a `CliError` that lists those wider than
 * the page. Each story is loaded once and re-rendered in place.
 */
export async function checkStressedStories({ url, stories, kinds }) {
  const began = performance.now();
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, noOptimizeArg] });
  const problems = [];
  let cpuSeconds = 0;
  try {
    const left = [...stories];
    const stressRest = async () => {
      const openTab = async () => {
        const tab = await browser.newPage({ viewport, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
        await disableHighlights(tab);
        await tab.goto(`${url}/iframe.html?id=${blankStory}&viewMode=story&globals=a11y.manual:!true`);
        await tab.waitForFunction(() => document.querySelector('#storybook-root > *'));
        return tab;
      };
      let page = await openTab();
      for (let story = left.shift(); story; story = left.shift()) {
        const { id } = story;
        const stress = () => page.evaluate(stressStory, { id, kinds, isPlayed: isPlayed(story) });
        let found = [];
        for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
          try {
            found = await stress();
            break;
          } catch (error) {
            found = [String(error)];
            // Storybook reloads its page at some point when a story failed to unmount, so the story is retried in a new tab.
            await page.close();
            page = await openTab();
          }
        }
        problems.push(...found.map((problem) => `${id}: ${problem}`));
      }
    };
    await Promise.all(Array.from({ length: tabCount }, stressRest));
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    cpuSeconds = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  } finally {
    await browser.close();
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  printLine(
    `${stories.length} stories with ${kinds.length} kinds of stress data at ${viewport.width} px in ${seconds} s, ${Math.round(cpuSeconds)} s of CPU time`,
  );
  if (problems.length > 0)
    throw new CliError(
      `${problems.join('\n')}\n\n${problems.length} renderings scroll sideways at ${viewport.width} px. Long words wrap with breakingWords (design-system/src/styles).`,
    );
}

/** Stories of the gate: the fewest that show every unit. */
export const gateStress = (index) => ({
  stories: Object.values(index.entries).filter((entry) => isStory(entry) && isGateStory(entry)),
  kinds: gateKinds,
});

/** Runs in the page: renders a story with each kind of data and describes what is wider than the page. */
async function stressStory({ id, kinds, isPlayed }) {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  /**
   * Starts a rendering and waits for its end, because renderings must not overlap. Storybook reports the end after any error.
   * Failing play functions are ignored: they may not expect stress data.
   */
  const render = async (event, options) => {
    const seen = new Set();
    const { promise, resolve } = Promise.withResolvers();
    const timer = setTimeout(() => resolve('storyUnfinished'), 20_000);
    const errors = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
    const listeners = [
      ...errors.map((error) => [error, () => seen.add(error)]),
      ...['storyFinished', 'storyMissing'].map((end) => [end, () => resolve(end)]),
    ];
    for (const [name, listener] of listeners) channel.on(name, listener);
    channel.emit(event, options);
    const end = await promise;
    clearTimeout(timer);
    for (const [name, listener] of listeners) channel.off(name, listener);
    if (end !== 'storyFinished') throw new Error(end);
    if (seen.size > 0 && !seen.has('playFunctionThrewException')) throw new Error([...seen].join(', '));
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { documentElement } = document;
  /** Renders the story with the kind in `data-stress`, in place unless its play function has to run again. */
  const renderAgain = async () => {
    if (isPlayed) await render('forceRemount', { storyId: id });
    else document.dispatchEvent(new Event('stresschange'));
    await nextFrame();
    if (document.body.classList.contains('sb-show-errordisplay'))
      throw new Error(document.querySelector('#error-message')?.textContent ?? 'storyThrewException');
  };

  /** Names the innermost element that overflows the page without being clipped; text can, within a narrower element. */
  const widest = () => {
    const isOver = (element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > documentElement.clientWidth + 1 || left < -1);
    };
    const isClipped = (element) => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
        if (getComputedStyle(one).overflowX !== 'visible') return true;
      return false;
    };
    const over = [...document.body.querySelectorAll('*')].filter((one) => isOver(one) && !isClipped(one));
    const last = over.findLast((one) => one.children.length === 0) ?? over.at(-1);
    const unit = last?.closest('[data-component]');
    return last
      ? `${unit?.dataset.component ?? '?'} › ${last.tagName.toLowerCase()}.${last.getAttribute('class') ?? ''} “${last.textContent.slice(0, 30)}”`
      : 'text that overflows its box';
  };

  const problems = [];
  // Starts with the kind of the previous story, which saves a rendering.
  const first = documentElement.dataset.stress ?? kinds[0];
  documentElement.dataset.stress = first;
  await render('setCurrentStory', { storyId: id, viewMode: 'story' });
  for (const kind of [first, ...kinds.filter((one) => one !== first)]) {
    documentElement.dataset.stress = kind;
    if (kind === first) await nextFrame();
    else await renderAgain();
    for (const direction of ['ltr', 'rtl']) {
      documentElement.dir = direction;
      const beyond = documentElement.scrollWidth - documentElement.clientWidth;
      if (beyond > 0) problems.push(`${kind}, ${direction}: ${beyond} px too wide: ${widest()}`);
    }
    documentElement.dir = 'ltr';
  }
  return problems;
}

async function stressAll() {
  const indexFile = join(storybookDir, 'index.json');
  if (!existsSync(indexFile)) throw new CliError('Build the Storybook first: npm run storybook:build');
  const index = JSON.parse(readFileSync(indexFile, 'utf8'));
  const parts = process.argv.slice(2).filter((argument) => argument !== '--gate');
  const isGate = process.argv.includes('--gate');
  const { stories, kinds } = isGate
    ? gateStress(index)
    : {
        stories: Object.values(index.entries).filter((entry) => isStory(entry) && !isBehaviour(entry)),
        kinds: Object.keys(stressTitles),
      };
  const chosen = stories.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
  const { url, close } = await serveFolder(storybookDir);
  try {
    await checkStressedStories({ url, stories: chosen, kinds });
  } finally {
    close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runMain(stressAll);
