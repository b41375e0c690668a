import { DashboardView, type DashboardViewProps } from '@elvora/admin/views/dashboard/Dashboard';
import { enquiries, fixtureNow, qualityIssues } from '@elvora/catalogue/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const loaded: DashboardViewProps = {
  summary: { status: 'ready', data: { products: 108, categories: 35, bestsellers: 14, trending: 11 } },
  enquiries: { status: 'ready', data: enquiries.slice(0, 3) },
  quality: {
    status: 'ready',
    data: qualityIssues,
  },
  now: fixtureNow,
  canEdit: true,
  onConfirmClock: null,
};

const clockIssue: (typeof qualityIssues)[number] = {
  problem: 'clock-wrong',
  kind: 'server',
  id: 1,
  name: 'It shows 1 March 2029, and the server last ran on 22 November 2026.',
  detail: 'Expired enquiries and the trash are kept until the clock is set right.',
};

const meta = preview.meta({
  component: DashboardView,
  parameters: {
    design: ['admin-dashboard-desktop', 'admin-dashboard-mobile', 'admin-dashboard-loading-desktop'],
  },
  tags: ['visual'],
  args: loaded,
});

export const Loaded = meta.story();

export const Loading = meta.story({
  args: { summary: { status: 'loading' }, enquiries: { status: 'loading' }, quality: { status: 'loading' } },
});

/** Each part fails and retries independently. */
export const Failed = meta.story({
  args: {
    summary: { status: 'failed', onRetry: fn() },
    enquiries: { status: 'failed', onRetry: fn() },
    quality: { status: 'failed', onRetry: fn() },
  },
});

export const NothingNeedsAttention = meta.story({
  args: { enquiries: { status: 'ready', data: [] }, quality: { status: 'ready', data: [] } },
});

/** Large counts use Indian digit grouping and do not wrap. */
export const AMillionProducts = meta.story({
  args: {
    summary: {
      status: 'ready',
      data: { products: 1_000_000, categories: 3000, bestsellers: 0, trending: 1 },
    },
  },
});

/** Each card links to the list it counts (S-267…S-269). */
export const LinksTheFourCardsInOrder = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ canvas, canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('[data-component="StatCard"] a')];
    await expect(cards.map((link) => link.textContent)).toEqual([
      'Total Products',
      'Total Categories',
      'Bestsellers',
      'Trending Products',
    ]);
    await expect(canvas.getByRole('link', { name: 'Bestsellers' })).toHaveAttribute(
      'href',
      '/admin/products?flag=bestseller',
    );
    await expect(canvas.getByRole('link', { name: 'Trending Products' })).toHaveAttribute(
      'href',
      '/admin/products?flag=trending',
    );
  },
});

/** Each issue links to the form that fixes it. */
export const LinksEachIssueToItsFix = meta.story({
  tags: ['behaviour', '!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('2 products have no picture'));
    await expect(canvas.getByRole('link', { name: 'Nylon Cable Tie' })).toHaveAttribute(
      'href',
      '/admin/products?edit=5',
    );
    await userEvent.click(canvas.getByText('1 category is empty'));
    await expect(canvas.getByRole('link', { name: 'Discontinued Lines' })).toHaveAttribute(
      'href',
      '/admin/categories/7',
    );
  },
});

/** Server problems come first, with their consequences. */
export const SaysWhatIsWrongWithTheServer = meta.story({
  tags: ['behaviour', '!visual'],
  args: {
    quality: {
      status: 'ready',
      data: [
        ...qualityIssues,
        clockIssue,
        { problem: 'backup-overdue', kind: 'server', id: 2, name: 'It is 3 days old.', detail: '' },
      ],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const labels = [...canvasElement.querySelectorAll('[data-component="IssueList"] summary')].slice(0, 2);
    await expect(labels.map((label) => label.textContent)).toEqual([
      'The server’s clock looks wrong',
      'A backup is missing',
    ]);
    await userEvent.click(canvas.getByText('The server’s clock looks wrong'));
    await expect(canvas.getByText(clockIssue.name)).toBeVisible();
    await expect(canvas.getByText(clockIssue.detail)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'The clock is right' })).toBeNull();
  },
});

/** Only owners can confirm the clock, which resumes erasure. */
export const LetsAnOwnerConfirmTheClock = meta.story({
  tags: ['behaviour', '!visual'],
  args: { quality: { status: 'ready', data: [clockIssue] }, onConfirmClock: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The server’s clock looks wrong'));
    await userEvent.click(canvas.getByRole('button', { name: 'The clock is right' }));
    await expect(args.onConfirmClock).toHaveBeenCalledWith(clockIssue);
  },
});
