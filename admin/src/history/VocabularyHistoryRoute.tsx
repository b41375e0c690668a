import { resources } from '@elvora/catalogue/contract';
import { useParams } from 'react-router-dom';
import { useResource } from '../data/useResource.ts';
import { toHref, paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { ChangeHistory } from './ChangeHistory.tsx';

/** `/admin/search/:id/history`: of a synonym or a cross-reference. */
export function VocabularyHistoryRoute() {
  const id = Number(useParams()['id']);
  const vocabulary = useResource(resources.vocabulary());
  const entries = vocabulary.status === 'ready' ? vocabulary.data : [];
  const entry = entries.find((one) => one.id === id && !one.isRemoved);
  return (
    <ChangeHistory
      entry={entry ? { ...entry, name: entry.typed } : null}
      kind="vocabulary"
      breadcrumbs={[
        { label: texts.search.heading, href: toHref(paths.search()) },
        ...(entry
          ? [{ label: texts.search.vocabulary[entry.kind], href: toHref(paths.search({ list: entry.kind })) }]
          : []),
        { label: texts.history.title },
      ]}
      resource={resources.vocabularyHistory(id)}
    />
  );
}
