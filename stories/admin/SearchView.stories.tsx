import { SearchView, type SearchViewProps } from '@elvora/admin/views/search/Search';
import { searchMisses, searchTrial, vocabularyEntries } from '@elvora/catalogue/fixtures';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';

const onTask = fn();
const onParamsChange = fn();
const ready: SearchViewProps = {
  params: {},
  onParamsChange,
  getPageHref: (page) => `/admin/search?page=${page}`,
  misses: { status: 'ready', data: searchMisses },
  vocabulary: { status: 'ready', data: vocabularyEntries },
  trial: { status: 'idle' },
  canEdit: true,
  onTask,
  onRemove: fn(),
  onRestore: fn(),
  onHistory: fn(),
};
const meta = preview.meta({
  component: SearchView,
  parameters: { design: ['admin-enquiries-desktop'] },
  tags: ['visual'],
});

export const MissedQuestions = meta.story({
  render: () => (
    <SearchView
      {...ready}
      params={{ trial: 'checknut M25' }}
      trial={{ status: 'ready', trial: searchTrial }}
    />
  ),
});

export const Synonyms = meta.story({
  render: () => <SearchView {...ready} params={{ list: 'synonym' }} />,
});

export const OffersWhatCanBeDone = meta.story({
  tags: ['behaviour', '!visual'],
  render: () => <SearchView {...ready} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: CX-2511' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add cross-reference' }));
    await expect(onTask).toHaveBeenLastCalledWith({
      kind: 'add',
      draft: { kind: 'cross-reference', typed: 'CX-2511', meaning: 'EV-PC-25' },
    });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Question' }), 'lock nut{Enter}');
    await expect(onParamsChange).toHaveBeenLastCalledWith({ trial: 'lock nut' });
  },
});

/** Viewers can read and try queries. */
export const ForViewers = meta.story({
  tags: ['behaviour', '!visual'],
  render: () => <SearchView {...ready} canEdit={false} params={{ list: 'cross-reference' }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Add / })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: 3TF30 10' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  },
});

/** Recording is off, and nothing was recorded. */
export const NotRecording = meta.story({
  render: () => (
    <SearchView
      {...ready}
      misses={{ status: 'ready', data: { isRecording: false, total: 0, asked: 0, items: [] } }}
    />
  ),
});

export const Failed = meta.story({
  render: () => (
    <SearchView
      {...ready}
      misses={{ status: 'failed', message: 'The list could not be loaded.', onRetry: fn() }}
      trial={{ status: 'failed', message: 'The search could not be run.', onRetry: fn() }}
    />
  ),
});

export const Loading = meta.story({
  render: () => (
    <SearchView
      {...ready}
      misses={{ status: 'loading' }}
      trial={{ status: 'loading' }}
      vocabulary={{ status: 'loading' }}
    />
  ),
});
