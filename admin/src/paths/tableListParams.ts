import { type TableIssueKind, tableIssueKinds } from '@elvora/catalogue/model';

/** Number of issues per page of the list. */
export const tableIssuesPerPage = 50;

/** URL parameters of the table check. */
export interface TableListParams {
  /** All kinds when omitted. */
  kind?: TableIssueKind | undefined;
  page?: number;
  /** The issue whose correction is expanded: `tableIssueKey`. */
  issue?: string;
}

/** Identifies an issue among those of all products. */
export const tableIssueKey = ({ productId, id }: { productId: number; id: string }) => `${productId} ${id}`;

/** Reads the URL parameters; invalid ones have their defaults. */
export function readTableListParams(search: URLSearchParams): TableListParams {
  const kind = tableIssueKinds.find((one) => one === search.get('kind'));
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return { kind, page, issue: search.get('issue') ?? '' };
}

/** Writes the query string; defaults are omitted. */
export function tableListQuery({ kind, page = 1, issue = '' }: TableListParams): string {
  const search = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(issue === '' ? {} : { issue }),
  }).toString();
  return search === '' ? '' : `?${search}`;
}
