import * as v from 'valibot';
import {
  type AcceptedIssue,
  tableCorrections,
  tableIssueKinds,
  type TableIssuePage,
} from '../model/tableIssue.ts';
import { id, text, version } from './fields.ts';

const wholeNumber = v.pipe(v.number(), v.integer());

export const tableIssuePageSchema = v.object({
  tableCount: wholeNumber,
  isComplete: v.boolean(),
  counts: v.object({
    'mixed-units': wholeNumber,
    'near-headers': wholeNumber,
    outliers: wholeNumber,
    'empty-codes': wholeNumber,
    'doubled-codes': wholeNumber,
  }),
  total: wholeNumber,
  items: v.array(
    v.object({
      productId: id,
      productName: text,
      version,
      id: text,
      kind: v.picklist(tableIssueKinds),
      header: text,
      details: v.array(text),
      correction: v.picklist(tableCorrections),
      headersAfter: v.array(text),
      rowCount: wholeNumber,
      rows: v.array(v.object({ row: text, before: text, after: v.array(text) })),
    }),
  ),
}) satisfies v.GenericSchema<unknown, TableIssuePage>;

/** Body of a request that corrects an issue, or accepts it. */
export const tableIssueInputSchema = v.object({ issue: v.pipe(v.string(), v.maxLength(200)) });

const acceptedIssuesSchema = v.array(
  v.object({ kind: v.picklist(tableIssueKinds), header: v.string(), fingerprint: v.string() }),
);

/** Reads the accepted issues of a product from its history; empty when the text cannot be parsed. */
export function readAcceptedIssues(text: string): AcceptedIssue[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), acceptedIssuesSchema), text);
  return parsed.success ? parsed.output : [];
}
