export { Pagination, type PaginationProps } from './Pagination.tsx';
export { paginationLabels, type PaginationLabels } from './paginationLabels.ts';
