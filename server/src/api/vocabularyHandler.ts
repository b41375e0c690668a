import type { VocabularyEntryResponse } from '@elvora/catalogue/contract';
import { type ApiResponse, dataResponse } from '../http/apiResponse.ts';
import type { Store } from '../store/index.ts';

/** The synonyms and cross-references of the search, in the order they were entered. */
export async function vocabularyList({ store }: { store: Store }): Promise<ApiResponse> {
  const rows = await store.vocabulary.list();
  return dataResponse<readonly VocabularyEntryResponse[]>(
    rows.map(({ id, version, kind, typed, meaning, deleted_at }) => ({
      id,
      version,
      kind,
      typed,
      meaning,
      isRemoved: deleted_at !== null,
    })),
  );
}
