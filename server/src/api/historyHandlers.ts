import { type CatalogueKind, type FieldChange, trashRetentionDays } from '@elvora/catalogue/model';
import type { CategoryState, ChangeRow, ProductState, Store } from '../store/index.ts';
import { type ApiResponse, dataResponse } from './apiResponse.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Responds with the deletions that can be undone, newest first (D-25). */
export async function trash({ store }: { store: Store }): Promise<ApiResponse> {
  const deletions = await store.deletions();
  return dataResponse(
    deletions.map(({ at, by, ...deletion }) => ({
      ...deletion,
      deletedAt: at,
      deletedBy: by,
      erasedAt: new Date(Date.parse(at) + trashRetentionDays * dayMs).toISOString(),
    })),
  );
}

/** Responds with the changes of a product or category, newest first; an unknown id has none. */
export async function history(
  { store }: { store: Store },
  { kind, id }: { kind: CatalogueKind; id: number },
): Promise<ApiResponse> {
  return dataResponse(
    kind === 'product'
      ? serializeHistory(await store.changes('product', id), productFields)
      : serializeHistory(await store.changes('category', id), categoryFields),
  );
}

/** A field of a state as shown to staff. References to other entries are compared by id, not by name. */
interface HistoryField {
  name: string;
  value: string;
  reference?: number | null;
}

function serializeHistory<Kind extends CatalogueKind>(
  changes: readonly ChangeRow<Kind>[],
  fieldsOf: (state: ChangeRow<Kind>['state']) => readonly HistoryField[],
) {
  return changes.map(({ id, at, by, action, state }, index) => {
    const previous = changes[index + 1];
    return {
      id,
      at,
      by,
      action,
      changes: fieldChanges(fieldsOf(state), previous && fieldsOf(previous.state)),
    };
  });
}

/** Returns the fields that differ; without a previous state (created, or pruned from the history) all that are set. */
function fieldChanges(
  after: readonly HistoryField[],
  before: readonly HistoryField[] | undefined,
): FieldChange[] {
  return after.flatMap(({ name, value, reference }, index): FieldChange[] => {
    const previous = before?.[index];
    if (!previous) return value === '' ? [] : [{ field: name, before: null, after: value }];
    const isSame =
      reference !== undefined && reference !== null
        ? reference === previous.reference
        : value === previous.value;
    return isSame ? [] : [{ field: name, before: previous.value, after: value }];
  });
}

const flagText = (isSet: boolean) => (isSet ? '1' : '0');

const productFields = (state: ProductState): HistoryField[] => [
  { name: 'name', value: state.name },
  { name: 'category_id', value: state.categoryName, reference: state.categoryId },
  { name: 'keyword', value: state.keyword },
  { name: 'description', value: state.description },
  { name: 'bestseller', value: flagText(state.isBestseller) },
  { name: 'trending', value: flagText(state.isTrending) },
  { name: 'data', value: state.data ?? '' },
  { name: 'images', value: state.pictures.map(({ name }) => name).join(',') },
  {
    name: 'imageAlts',
    value: state.pictures
      .map(({ alt }) => alt)
      .filter((alt) => alt !== '')
      .join('\n'),
  },
];

const categoryFields = (state: CategoryState): HistoryField[] => [
  { name: 'cname', value: state.name },
  { name: 'cparentname', value: state.parentName, reference: state.parentId },
  { name: 'cactive', value: flagText(state.isActive) },
  { name: 'cimage', value: state.image ?? '' },
];
