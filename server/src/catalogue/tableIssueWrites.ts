import { tableProblem } from '@elvora/catalogue/contract';
import {
  byFieldName,
  productFields,
  productTextFields,
  type SaveResult,
  type SpecificationTable,
} from '@elvora/catalogue/model';
import {
  followColumns,
  readDrawing,
  readSpecification,
  serializeDrawing,
  serializeSpecification,
} from '@elvora/catalogue/operations';
import { type CodeHolder, findTableIssue, sharedWith, tableCodes } from '@elvora/catalogue/tables';
import { addAcceptedIssue } from '../api/acceptedIssues.ts';
import { HttpError } from '../http/httpErrors.ts';
import {
  type Actor,
  type CatalogueWriter,
  NotFoundError,
  type NewProduct,
  type ProductRow,
} from '../store/index.ts';
import type { EntryRef } from './idempotency.ts';
import { requireVersion, updateProduct } from './productVersions.ts';

interface IssueWrite {
  issue: string;
  actor: Actor;
}

/** Corrects an issue in the table of a product; the links of its drawing follow the columns. */
export async function writeCorrectedTable(
  writer: CatalogueWriter,
  ref: EntryRef,
  { issue, actor }: IssueWrite,
): Promise<SaveResult> {
  const { current, table, found } = await requireIssue(writer, ref, issue);
  const data = serializeSpecification(found.corrected);
  const text = tableProblem(data);
  if (text !== null) throw new HttpError(409, text);
  const drawing = readDrawing(current.drawing);
  const followed = drawing && followColumns(drawing, table.headers, found.corrected.headers);
  return updateProduct(writer, actor, {
    id: ref.id,
    product: { ...storedProduct(current), data, drawing: serializeDrawing(followed) },
  });
}

/** Records that an issue is accepted. */
export async function writeAcceptedIssue(
  writer: CatalogueWriter,
  ref: EntryRef,
  { issue, actor }: IssueWrite,
): Promise<SaveResult> {
  const { current, table, found } = await requireIssue(writer, ref, issue);
  const acceptedIssues = addAcceptedIssue(current.accepted_issues, found.issue, table);
  return updateProduct(writer, actor, {
    id: ref.id,
    product: { ...storedProduct(current), acceptedIssues },
  });
}

/** Finds an issue in the current table of a product; throws when there is none with this id. */
async function requireIssue(writer: CatalogueWriter, ref: EntryRef, issue: string) {
  const current = requireVersion(await writer.products({ id: ref.id }), ref);
  const table = readTable(current);
  const found = table && findTableIssue(table, issue, await codeHolders(writer, sharedWith(issue)));
  if (!found) throw new NotFoundError('The table no longer has this issue.');
  return { current, table, found };
}

/** Returns the product that shares codes, with its current codes. */
async function codeHolders(writer: CatalogueWriter, id: number | null): Promise<CodeHolder[]> {
  const [other] = id === null ? [] : await writer.products({ id });
  const table = other && readTable(other);
  return table ? [{ id: other.id, name: other.name, codes: tableCodes(table) }] : [];
}

function readTable({ data }: ProductRow): SpecificationTable | null {
  const specification = readSpecification(data);
  return specification.status === 'ready' ? specification.table : null;
}

/** A product as it is stored. */
const storedProduct = (row: ProductRow): NewProduct => ({
  ...byFieldName(productTextFields, (field) => row[productFields[field].wireName]),
  categoryId: row.category_id,
  categoryName: row.category_name,
  keyword: row.keyword,
  isBestseller: row.bestseller === 1,
  isTrending: row.trending === 1,
  data: row.data,
  drawing: row.drawing,
  acceptedIssues: row.accepted_issues,
  pictures: row.pictures.map(({ name, alt }) => ({ name, alt })),
});
