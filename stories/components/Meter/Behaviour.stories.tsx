import { Meter } from '@elvora/design-system/Meter';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type ManualClock, createManualClock } from '../../_support/clock.ts';

let clock: ManualClock = createManualClock();

const meta = preview.meta({
  component: Meter,
  tags: ['behaviour'],
  beforeEach: () => {
    clock = createManualClock();
    window.scrollTo(0, 0);
  },
  args: { label: 'Money Back Guarantee', value: 90 },
  render: () => (
    <div style={{ paddingBlock: '200vh' }}>
      <Meter clock={clock} delayMs={200} label="Money Back Guarantee" value={90} />
      <Meter clock={clock} delayMs={400} label="Customer Satisfaction" value={95} />
    </div>
  ),
});

const meters = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[role="meter"]')];
const phases = (root: HTMLElement) => meters(root).map(({ dataset }) => dataset['phase']);
const inPhases = (root: HTMLElement, ...wanted: string[]) =>
  waitFor(() => expect(phases(root)).toEqual(wanted), { timeout: 3000 });
/** Scrolls until the given share of the first meter is at least `abovePx` above the bottom of the window. */
const showPart = (root: HTMLElement, part: number, abovePx: number) => {
  const [first] = meters(root);
  const { top = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
  window.scrollBy({ top: top + height * part - (window.innerHeight - abovePx), behavior: 'instant' });
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 120));

/** S-084, S-085: a static share is a meter, not a progress bar. */
export const ExposesItsValue = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Money Back Guarantee' });
    await expect(meter).toHaveAttribute('aria-valuenow', '90');
    await expect(meter).toHaveAttribute('aria-valuetext', '90%');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** S-088: the lowest 50 px of the window do not count. */
export const StartsAt30PercentInView = meta.story({
  play: async ({ canvasElement, step }) => {
    await inPhases(canvasElement, 'waiting', 'waiting');
    await step('waits while it is in the lowest 50 px', async () => {
      showPart(canvasElement, 1, 0);
      await settled();
      await expect(clock.pendingCount()).toBe(0);
    });
    await step('waits with 20 % above them', async () => {
      showPart(canvasElement, 0.2, 50);
      await settled();
      await expect(clock.pendingCount()).toBe(0);
    });
    await step('starts with 50 % above them', async () => {
      showPart(canvasElement, 0.5, 50);
      await waitFor(() => expect(clock.pendingCount()).toBe(1));
    });
  },
});

/** S-086, S-087. */
export const GrowsAfterItsDelayForTwoSeconds = meta.story({
  play: async ({ canvasElement, step }) => {
    await inPhases(canvasElement, 'waiting', 'waiting');
    showPart(canvasElement, 1, 400);
    await waitFor(() => expect(clock.pendingCount()).toBe(2));
    await step('waits for 199 ms', async () => {
      clock.advance(199);
      await settled();
      await expect(phases(canvasElement)).toEqual(['waiting', 'waiting']);
    });
    await step('starts the first meter after 200 ms', async () => {
      clock.advance(1);
      await inPhases(canvasElement, 'running', 'waiting');
    });
    await step('starts the second meter after 400 ms', async () => {
      clock.advance(199);
      await settled();
      await expect(phases(canvasElement)).toEqual(['running', 'waiting']);
      clock.advance(1);
      await inPhases(canvasElement, 'running', 'running');
    });
    await step('finishes each meter 2000 ms after its start', async () => {
      clock.advance(1800);
      await inPhases(canvasElement, 'done', 'running');
      clock.advance(200);
      await inPhases(canvasElement, 'done', 'done');
      await expect(clock.pendingCount()).toBe(0);
    });
  },
});

const fillEnd = (meter: Element | undefined) => {
  const fill = meter?.querySelector('[data-part="fill"]');
  const track = fill?.parentElement;
  if (!fill || !track) throw new Error('A meter has a track with a fill.');
  const [inner, outer] = [fill.getBoundingClientRect(), track.getBoundingClientRect()];
  return {
    fromLeft: (inner.right - outer.left) / outer.width,
    fromRight: (outer.right - inner.left) / outer.width,
  };
};

export const DoesNotAnimateWithReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    showPart(canvasElement, 1, 400);
    await settled();
    await expect(phases(canvasElement)).toEqual(['static', 'static']);
    await expect(fillEnd(meters(canvasElement)[0]).fromLeft).toBeCloseTo(0.9, 2);
  },
});

export const GrowsFromTheRightInRtl = meta.story({
  globals: { direction: 'rtl', motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(fillEnd(meters(canvasElement)[0]).fromRight).toBeCloseTo(0.9, 2));
  },
});

export const ClampsItsValue = meta.story({
  render: () => (
    <>
      <Meter label="Too much" value={120} />
      <Meter label="Too little" value={-5} />
      <Meter label="Nothing" value={Number.NaN} />
    </>
  ),
  play: async ({ canvas }) => {
    const values = ['Too much', 'Too little', 'Nothing'].map((name) =>
      canvas.getByRole('meter', { name }).getAttribute('aria-valuenow'),
    );
    await expect(values).toEqual(['100', '0', '0']);
  },
});

export const RendersTheValueOnTheServer = meta.story({
  play: async () => {
    const page = new DOMParser().parseFromString(
      renderToStaticMarkup(<Meter label="Customer Satisfaction" value={95} />),
      'text/html',
    );
    await expect(page.body.textContent).toBe('Customer Satisfaction95%');
    await expect(page.querySelector('[role="meter"]')?.getAttribute('data-phase')).toBe('static');
  },
});

/** WCAG 1.4.1: a level is not conveyed by colour alone. */
export const SaysItsLevel = meta.story({
  render: () => <Meter high={80} label="Load" low={20} max={200} optimum={0} value={190} valueText="190 A" />,
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Load' });
    await expect(meter).toHaveAttribute('aria-valuenow', '95');
    await expect(meter).toHaveAttribute('aria-valuetext', '190 A, poor');
    await expect(meter).toHaveTextContent('Load190 A · poor');
  },
});

function GrowingMeter() {
  const [value, setValue] = useState(20);
  return (
    <>
      <Meter clock={clock} label="Load" value={value} />
      <button onClick={() => setValue(80)} type="button">
        Grow
      </button>
    </>
  );
}

export const MovesToANewValue = meta.story({
  render: () => <GrowingMeter />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(clock.pendingCount()).toBe(1));
    clock.advance(0);
    await inPhases(canvasElement, 'running');
    clock.advance(2000);
    await inPhases(canvasElement, 'done');
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '80%');
    const fill = canvasElement.querySelector('[data-part="fill"]');
    await expect(fill?.getAnimations().length).toBe(1);
    await waitFor(() => expect(fillEnd(meters(canvasElement)[0]).fromLeft).toBeCloseTo(0.8, 2));
  },
});
