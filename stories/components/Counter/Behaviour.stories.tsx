import { Counter, CounterBlock } from '@elvora/design-system/Counter';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const targets = [5000, 786, 20, 999];

const meta = preview.meta({
  component: Counter,
  tags: ['behaviour'],
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
  args: { value: 5000 },
  // Placed below the fold, because a counter in view starts immediately.
  render: () => (
    <div style={{ paddingBlock: '200vh' }}>
      <CounterBlock>
        <div style={{ minHeight: 200 }}>
          {targets.map((value) => (
            <p key={value}>
              <Counter value={value} />
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
/** Scrolls until the given share of the block is in view. */
const showPart = (root: HTMLElement, part: number) => {
  const { top, height } = block(root).getBoundingClientRect();
  window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' });
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 120));
/** Pauses the digit animation of a counter at the given time. */
const pauseAt = (counter: HTMLElement, ms: number) => {
  const [climb] = counter.getAnimations({ subtree: true });
  if (!climb) throw new Error('The counter has no animation.');
  climb.pause();
  climb.currentTime = ms;
  return climb;
};
/** Returns the number that is currently visible. */
const shownIn = (counter: HTMLElement) => {
  const { transform, lineHeight } = getComputedStyle(counter, '::before');
  const line = -new DOMMatrix(transform).m42 / Number.parseFloat(lineHeight);
  return counter.dataset['lines']?.split('\n')[Math.round(line)];
};
const runAll = async (root: HTMLElement) => {
  await inPhase(root, 'waiting');
  showPart(root, 1);
  await inPhase(root, 'running');
};
const finishAll = (root: HTMLElement) => {
  for (const animation of counters(root).flatMap((counter) => counter.getAnimations({ subtree: true })))
    animation.finish();
};

/** S-075 */
export const StartsAt30PercentInView = meta.story({
  play: async ({ canvasElement, step }) => {
    await inPhase(canvasElement, 'waiting');
    await step('waits at 29 %', async () => {
      showPart(canvasElement, 0.29);
      await settled();
      await expect(phases(canvasElement)).toEqual(['waiting']);
    });
    await step('starts all counters at 31 %', async () => {
      showPart(canvasElement, 0.31);
      await inPhase(canvasElement, 'running');
    });
  },
});

/** S-072, S-077, S-078. */
export const MakesSixtyUpdatesEndingAtTheTargets = meta.story({
  play: async ({ canvasElement }) => {
    await runAll(canvasElement);
    const times = Array.from({ length: 61 }, (_time, step) => (step * 2000) / 60);
    const shownAt = (counter: HTMLElement, ms: number) => {
      pauseAt(counter, ms);
      return shownIn(counter);
    };
    for (const [at, counter] of counters(canvasElement).entries()) {
      const lines = counter.dataset['lines']?.split('\n');
      // Each value appears at its time and not before.
      await expect(times.map((ms) => shownAt(counter, ms + 0.01))).toEqual(lines);
      await expect(times.slice(1).map((ms) => shownAt(counter, ms - 0.01))).toEqual(lines?.slice(0, -1));
      await expect(lines?.at(-1)).toBe(`${targets[at]}+`);
    }
    finishAll(canvasElement);
    await inPhase(canvasElement, 'done');
  },
});

/** S-076. */
export const CountsOnce = meta.story({
  play: async ({ canvasElement }) => {
    await runAll(canvasElement);
    finishAll(canvasElement);
    await inPhase(canvasElement, 'done');
    window.scrollTo(0, 0);
    await settled();
    showPart(canvasElement, 1);
    await settled();
    await expect(phases(canvasElement)).toEqual(['done']);
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
  },
});

/** D-53: assistive technology reads the final value; the animated digits are generated content. */
export const ReadsTheFinalValueAtEveryMoment = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const texts = () => counters(canvasElement).map(({ textContent }) => textContent);
    const finals = ['5000+', '786+', '20+', '999+'];
    await inPhase(canvasElement, 'waiting');
    await expect(texts()).toEqual(finals);
    showPart(canvasElement, 1);
    await inPhase(canvasElement, 'running');
    await step('while counting', async () => {
      const shown = counters(canvasElement).map((counter) => {
        pauseAt(counter, 1001);
        return shownIn(counter);
      });
      await expect(shown).toEqual(['4375+', '688+', '18+', '874+']);
      await expect(texts()).toEqual(finals);
      await expect(canvas.getByText('5000+')).toBeInTheDocument();
    });
  },
});

/** After a hidden or busy period the counter jumps to where it should be. */
export const SkipsMissedUpdates = meta.story({
  play: async ({ canvasElement }) => {
    await runAll(canvasElement);
    for (const counter of counters(canvasElement)) pauseAt(counter, 60_000).play();
    await inPhase(canvasElement, 'done');
  },
});

export const KeepsItsWidth = meta.story({
  play: async ({ canvasElement }) => {
    const widths = () => counters(canvasElement).map((counter) => counter.getBoundingClientRect().width);
    await inPhase(canvasElement, 'waiting');
    const before = widths();
    await runAll(canvasElement);
    for (const counter of counters(canvasElement)) pauseAt(counter, 700);
    await expect(widths()).toEqual(before);
  },
});

/** Transforms animate on the compositor, without layout or paint. */
export const AnimatesOnlyTransform = meta.story({
  play: async ({ canvasElement }) => {
    await runAll(canvasElement);
    const moved = counters(canvasElement)
      .flatMap((counter) => counter.getAnimations({ subtree: true }))
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((keyframe) => Object.keys(keyframe));
    const keyframeFields = ['offset', 'easing', 'composite', 'computedOffset'];
    await expect(new Set(moved.filter((property) => !keyframeFields.includes(property)))).toEqual(
      new Set(['transform']),
    );
    finishAll(canvasElement);
  },
});

function GrowingCount() {
  const [value, setValue] = useState(100);
  return (
    <CounterBlock>
      <Counter value={value} />
      <button onClick={() => setValue(250)} type="button">
        Grow
      </button>
    </CounterBlock>
  );
}

export const CountsOnToANewNumber = meta.story({
  render: () => <GrowingCount />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await inPhase(canvasElement, 'running');
    finishAll(canvasElement);
    await inPhase(canvasElement, 'done');
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await inPhase(canvasElement, 'running');
    const [counter] = counters(canvasElement);
    const lines = counter?.dataset['lines']?.split('\n');
    await expect([lines?.[0], lines?.at(-1)]).toEqual(['100+', '250+']);
    await expect(counter).toHaveTextContent('250+');
    finishAll(canvasElement);
    await inPhase(canvasElement, 'done');
  },
});

export const DoesNotAnimateWithReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    showPart(canvasElement, 1);
    await settled();
    await expect(phases(canvasElement)).toEqual(['static']);
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
  },
});

export const RendersTheNumberOnTheServer = meta.story({
  play: async () => {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(<Counter value={786} />), 'text/html');
    await expect(page.body.textContent).toBe('786+');
    await expect(page.querySelector('[data-lines]')).toBeNull();
  },
});
