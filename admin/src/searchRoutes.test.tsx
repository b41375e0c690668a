import { createVocabularyAdminClient } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import type { VocabularyDraft } from '@elvora/catalogue/model';
import { showToast } from '@elvora/design-system/Toaster';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually, renderRoute } from '../test/renderInDocument.tsx';
import { pageText } from '../test/routeSteps.ts';
import { startSignedInServer } from '../test/serverApp.ts';
import { client } from './data/apiClient.ts';
import { VocabularyHistoryRoute } from './history/VocabularyHistoryRoute.tsx';
import { SearchRoute } from './search/SearchRoute.tsx';
import { VocabularyDialog } from './search/VocabularyDialog.tsx';

vi.mock('@elvora/design-system/Toaster', () => ({ showToast: vi.fn() }));

beforeEach(async () => {
  await startSignedInServer();
  vi.mocked(showToast).mockClear();
  // Node's class accepts no jsdom form, and the dialog reads no values from it.
  vi.stubGlobal('FormData', class Form extends Map {});
  onTestFinished(() => void vi.unstubAllGlobals());
});

const vocabulary = createVocabularyAdminClient(client);
const synonym: VocabularyDraft = { kind: 'synonym', typed: 'contramuff', meaning: 'lock nut' };
const create = async () => {
  const saved = await vocabulary.create(synonym, { idempotencyKey: crypto.randomUUID() });
  if (!saved) throw new Error('The synonym was not stored.');
  return saved;
};
const find = async (id: number) => (await client.get(resources.vocabulary())).find((one) => one.id === id);
const submit = () => document.querySelector<HTMLElement>('button[type=submit]')?.click();

describe('the vocabulary of the search', () => {
  it('lists synonyms, and explains how a query is interpreted', async () => {
    await create();
    renderRoute(
      { path: '/search', element: <SearchRoute /> },
      '/search?list=synonym&query=contramuff&trial=xyzzyx',
    );
    await eventually(() => expect(pageText()).toContain('contramuff= lock nut'));
    await eventually(() => expect(pageText()).toContain('xyzzyxUnknown'));
  });

  const renderDialog = (draft: VocabularyDraft) => {
    const close = vi.fn();
    renderRoute(
      { path: '/', element: <VocabularyDialog onClose={close} task={{ kind: 'add', draft }} /> },
      '/',
    );
    return close;
  };

  it('shows an error at its field', async () => {
    const close = renderDialog({ ...synonym, typed: 'MCBs' });
    await eventually(() => expect(pageText()).toContain('Add synonym'));
    submit();
    await eventually(() => expect(pageText()).toContain('“mcb” already means'));
    expect(close).not.toHaveBeenCalled();
  });

  it('offers to undo an addition', async () => {
    const close = renderDialog(synonym);
    await eventually(() => expect(pageText()).toContain('Add synonym'));
    submit();
    await eventually(() => expect(close).toHaveBeenCalled());
    const offer = vi.mocked(showToast).mock.lastCall?.[0];
    expect(offer?.title).toBe('Added the synonym');
    offer?.action?.onPress();
    await eventually(async () => {
      const entries = await client.get(resources.vocabulary());
      expect(entries.at(-1)).toMatchObject({ typed: 'contramuff', isRemoved: true });
    });
  });

  it('shows the version another user has saved in the meantime, and replaces it when saved again (O43)', async () => {
    const { id, version } = await create();
    const entry = { ...synonym, id, version, isRemoved: false };
    const close = vi.fn();
    renderRoute(
      { path: '/', element: <VocabularyDialog onClose={close} task={{ kind: 'edit', entry }} /> },
      '/',
    );
    await eventually(() => expect(pageText()).toContain('Edit synonym'));
    await vocabulary.update(entry, { ...synonym, meaning: 'nut' });
    submit();
    await eventually(() => expect(pageText()).toContain('changed this to “contramuff = nut”'));
    expect(await find(id)).toMatchObject({ meaning: 'nut' });
    submit();
    await eventually(() => expect(close).toHaveBeenCalled());
    expect(await find(id)).toMatchObject({ meaning: 'lock nut', version: 3 });
  });

  it('has a history', async () => {
    const { id, version } = await create();
    await vocabulary.update({ id, version }, { ...synonym, typed: 'contra muff' });
    renderRoute(
      { path: '/search/:id/history', element: <VocabularyHistoryRoute /> },
      `/search/${id}/history`,
    );
    await eventually(() => expect(pageText()).toContain('History: contra muff'));
    await eventually(() => expect(pageText()).toContain('Typed words'));
  });
});
