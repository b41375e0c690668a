import * as v from 'valibot';
import {
  catalogueKinds,
  changeActions,
  qualityProblems,
  type CategoryContents,
  type HistoryEntry,
  type QualityIssue,
  type SaveResult,
  type TrashItem,
} from '../model/change.ts';
import { readOptionalText } from '../operations/wire.ts';
import { id, listOf, nullable, text, version } from './fields.ts';

/** `data` of the response to a write; null for a host that does not report what it saved (S-359). */
export const saveResultSchema = nullable(v.object({ id, version })) satisfies v.GenericSchema<
  unknown,
  SaveResult | null
>;

export const saveResultListSchema = listOf(v.object({ id, version })) satisfies v.GenericSchema<
  unknown,
  SaveResult[]
>;

const countField = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0);

/** Contents that keep a category from being deleted (D-25). */
export const categoryContentsSchema = v.object({
  subcategories: countField,
  products: countField,
  allSubcategories: countField,
  allProducts: countField,
}) satisfies v.GenericSchema<unknown, CategoryContents>;

export const historySchema = v.array(
  v.object({
    id,
    at: text,
    by: v.pipe(v.unknown(), v.transform(readOptionalText)),
    action: v.picklist(changeActions),
    changes: listOf(v.object({ field: text, before: nullable(v.string()), after: text })),
  }),
) satisfies v.GenericSchema<unknown, HistoryEntry[]>;

export const trashSchema = v.array(
  v.object({
    kind: v.picklist(catalogueKinds),
    id,
    name: text,
    deletedAt: text,
    deletedBy: text,
    erasedAt: text,
    subcategories: countField,
    products: countField,
  }),
) satisfies v.GenericSchema<unknown, TrashItem[]>;

export const qualitySchema = v.array(
  v.object({
    problem: v.picklist(qualityProblems),
    kind: v.picklist([...catalogueKinds, 'document', 'text', 'server']),
    id,
    name: text,
    detail: text,
  }),
) satisfies v.GenericSchema<unknown, QualityIssue[]>;
