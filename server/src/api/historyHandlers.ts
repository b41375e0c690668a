import type { HistoryResponse, TrashResponse } from '@elvora/catalogue/contract';
import {
  byFieldName,
  type FieldChange,
  type HistoryKind,
  type ProductField,
  productFieldNames,
  productFields,
  productTextFields,
  trashRetentionDays,
  type VocabularyDraft,
} from '@elvora/catalogue/model';
import type { CategoryState, ChangeRow, ProductState, Store } from '../store/index.ts';
import { type ApiResponse, dataResponse } from '../http/apiResponse.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Deleted entries, newest first (D-25). */
export async function trash({ store }: { store: Store }): Promise<ApiResponse> {
  const deletions = await store.deletions();
  return dataResponse<TrashResponse>(
    deletions.map(({ at, by, ...deletion }) => ({
      ...deletion,
      deletedAt: at,
      deletedBy: by,
      erasedAt: new Date(Date.parse(at) + trashRetentionDays * dayMs).toISOString(),
    })),
  );
}

/** Changes of an entry, newest first; none for an unknown id. */
export async function history(
  { store }: { store: Store },
  { kind, id }: { kind: HistoryKind; id: number },
): Promise<ApiResponse> {
  const entries = {
    product: async () => serializeHistory(await store.changes('product', id), productHistoryFields),
    category: async () => serializeHistory(await store.changes('category', id), categoryHistoryFields),
    vocabulary: async () => serializeHistory(await store.changes('vocabulary', id), vocabularyHistoryFields),
  };
  return dataResponse<HistoryResponse>(await entries[kind]());
}

/**
 * A field of a state under its wire name; a reference to another entry is compared by id, so that a rename is
 * not a change.
 */
interface HistoryField {
  name: string;
  value: string;
  reference?: number | null;
}

function serializeHistory<Kind extends HistoryKind>(
  changes: readonly ChangeRow<Kind>[],
  fieldsOf: (state: ChangeRow<Kind>['state']) => readonly HistoryField[],
) {
  let characters = 0;
  /** Omits a long value once newer ones have reached `maxShownCharacters`. */
  const shorten = (value: string | null) => {
    if (value === null || value.length <= alwaysShownCharacters) return value;
    characters += value.length;
    return characters <= maxShownCharacters ? value : longValueText(value);
  };
  return changes.map(({ id, at, by, action, state }, index) => {
    const previous = changes[index + 1];
    return {
      id,
      at,
      by,
      action,
      changes: fieldChanges(fieldsOf(state), previous && fieldsOf(previous.state)).map(
        ({ field, before, after }) => ({ field, before: shorten(before), after: shorten(after) ?? '' }),
      ),
    };
  });
}

/** Maximum characters of long values in one history, newest first: fifty changes of a large table would be 50 MB. */
const maxShownCharacters = 2_000_000;
const alwaysShownCharacters = 2000;

const longValueText = ({ length }: string) =>
  `Not shown: ${new Intl.NumberFormat('en-IN').format(length)} characters`;

/** Returns the fields that differ; all non-empty fields when there is no earlier state. */
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

function productHistoryFields(state: ProductState): HistoryField[] {
  const values: Record<ProductField, Omit<HistoryField, 'name'>> = {
    ...byFieldName(productTextFields, (field) => ({ value: state[field] })),
    category: { value: state.categoryName, reference: state.categoryId },
    keywords: { value: state.keyword },
    isBestseller: { value: flagText(state.isBestseller) },
    isTrending: { value: flagText(state.isTrending) },
    data: { value: state.data ?? '' },
    drawing: { value: state.drawing ?? '' },
    images: { value: state.pictures.map(({ name }) => name).join(',') },
  };
  const alts = state.pictures.map(({ alt }) => alt).filter((alt) => alt !== '');
  return [
    ...productFieldNames.map((field) => ({ name: productFields[field].wireName, ...values[field] })),
    { name: 'imageAlts', value: alts.join('\n') },
    { name: 'acceptedIssues', value: state.acceptedIssues ?? '' },
  ];
}

const categoryHistoryFields = (state: CategoryState): HistoryField[] => [
  { name: 'cname', value: state.name },
  { name: 'cparentname', value: state.parentName, reference: state.parentId },
  { name: 'cactive', value: flagText(state.isActive) },
  { name: 'cimage', value: state.image ?? '' },
];

const vocabularyHistoryFields = ({ typed, meaning }: VocabularyDraft): HistoryField[] => [
  { name: 'typed', value: typed },
  { name: 'meaning', value: meaning },
];
