import { Counter, CounterBlock } from '@elvora/design-system/Counter';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type ManualClock, manualClock } from '../../_support/clock.ts';

let clock: ManualClock = manualClock();

const targets = [5000, 786, 20, 999];

const meta = preview.meta({
  component: Counter,
  tags: ['behaviour'],
  beforeEach: () => {
    clock = manualClock();
    window.scrollTo(0, 0);
  },
  args: { value: 5000 },
  // Below the fold: what is in sight at once starts at once.
  render: () => (
    <div style={{ paddingBlock: '200vh' }}>
      <CounterBlock>
        <div style={{ minHeight: 200 }}>
          {targets.map((value) => (
            <p key={value}>
              <Counter clock={clock} value={value} />
            </p>
          ))}
        </div>
      </CounterBlock>
    </div>
  ),
});

const counters = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-component="Counter"]')];
const phases = (root: HTMLElement) => [...new Set(counters(root).map(({ dataset }) => dataset['phase']))];
const inPhase = (root: HTMLElement, phase: string) =>
  waitFor(() => expect(phases(root)).toEqual([phase]), { timeout: 3000 });
const block = (root: HTMLElement) => {
  const found = root.querySelector<HTMLElement>('[data-component="CounterBlock"]');
  if (!found) throw new Error('The story has no block.');
  return found;
};
/** Scrolls until a part of the block stands above the lower edge of the window. */
const showPart = (root: HTMLElement, part: number) => {
  const { top, height } = block(root).getBoundingClientRect();
  window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' });
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 120));
const passAll = async () => {
  await waitFor(() => expect(clock.waiting()).toBe(targets.length));
  clock.pass(2000);
};

/** S-075: at 30 % of the block and not before. */
export const StartsWhenThirtyPercentAreInSight = meta.story({
  play: async ({ canvasElement, step }) => {
    await inPhase(canvasElement, 'waiting');
    await step('29 %: it waits', async () => {
      showPart(canvasElement, 0.29);
      await settled();
      await expect(phases(canvasElement)).toEqual(['waiting']);
    });
    await step('31 %: it runs, all of it together', async () => {
      showPart(canvasElement, 0.31);
      await inPhase(canvasElement, 'running');
    });
  },
});

/** S-072, S-077, S-078. */
export const MakesSixtyUpdatesEndingAtTheTargets = meta.story({
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'waiting');
    showPart(canvasElement, 1);
    await inPhase(canvasElement, 'running');
    await waitFor(() => expect(clock.waiting()).toBe(targets.length));
    const shown = new Map<Node, string[]>(counters(canvasElement).map((counter) => [counter, []]));
    const watch = new MutationObserver((records) => {
      for (const { target } of records)
        shown.get(target)?.push((target as HTMLElement).getAttribute('data-shown') ?? '');
    });
    watch.observe(block(canvasElement), { attributeFilter: ['data-shown'], subtree: true });
    for (let step = 0; step < 60; step += 1) {
      clock.pass(2000 / 60 + 1e-7);
      // Each record is read before the next is made.
      await Promise.resolve();
    }
    watch.disconnect();
    const updates = counters(canvasElement).map((counter) => shown.get(counter) ?? []);
    await expect(updates.map(({ length }) => length)).toEqual([60, 60, 60, 60]);
    await expect(updates.map((texts) => texts.at(-1))).toEqual(['5000+', '786+', '20+', '999+']);
    await inPhase(canvasElement, 'done');
  },
});

/** S-076. */
export const CountsOnce = meta.story({
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'waiting');
    showPart(canvasElement, 1);
    await inPhase(canvasElement, 'running');
    await passAll();
    await inPhase(canvasElement, 'done');
    window.scrollTo(0, 0);
    await settled();
    showPart(canvasElement, 1);
    await settled();
    await expect(phases(canvasElement)).toEqual(['done']);
    await expect(clock.waiting()).toBe(0);
  },
});

/** D-53: the text is the final one at every moment; the moving digits are no text. */
export const ReadsTheFinalValueAtEveryMoment = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const texts = () => counters(canvasElement).map(({ textContent }) => textContent);
    const finals = ['5000+', '786+', '20+', '999+'];
    await inPhase(canvasElement, 'waiting');
    await expect(texts()).toEqual(finals);
    showPart(canvasElement, 1);
    await inPhase(canvasElement, 'running');
    await waitFor(() => expect(clock.waiting()).toBe(targets.length));
    clock.pass(1000);
    await step('on the way', async () => {
      await expect(texts()).toEqual(finals);
      await expect(counters(canvasElement)[0]).toHaveAttribute('data-shown', '4375+');
      await expect(canvas.getByText('5000+')).toBeInTheDocument();
    });
  },
});

/** The page was hidden, or busy: no step is left out, nothing is played again. */
export const MakesUpForTimeItHasMissed = meta.story({
  play: async ({ canvasElement }) => {
    await inPhase(canvasElement, 'waiting');
    showPart(canvasElement, 1);
    await inPhase(canvasElement, 'running');
    await waitFor(() => expect(clock.waiting()).toBe(targets.length));
    clock.pass(60_000);
    await inPhase(canvasElement, 'done');
  },
});

export const KeepsItsWidth = meta.story({
  play: async ({ canvasElement }) => {
    const widths = () => counters(canvasElement).map((counter) => counter.getBoundingClientRect().width);
    await inPhase(canvasElement, 'waiting');
    const before = widths();
    showPart(canvasElement, 1);
    await inPhase(canvasElement, 'running');
    await waitFor(() => expect(clock.waiting()).toBe(targets.length));
    clock.pass(700);
    await expect(widths()).toEqual(before);
  },
});

/** Who wants less motion sees the number. */
export const StandsStillForThoseWhoWantLessMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    showPart(canvasElement, 1);
    await settled();
    await expect(phases(canvasElement)).toEqual(['static']);
    await expect(clock.waiting()).toBe(0);
  },
});

/** Readable without script. */
export const TheServerSendsTheNumber = meta.story({
  play: async () => {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(<Counter value={786} />), 'text/html');
    await expect(page.body.textContent).toBe('786+');
    await expect(page.querySelector('[data-shown]')).toBeNull();
  },
});
