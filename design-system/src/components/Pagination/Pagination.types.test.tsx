import { Pagination } from './index.ts';

const select = (page: number) => page;
const getHref = (page: number) => `/products?page=${page}`;

export const areLinksOrButtons = () => (
  <>
    <Pagination getHref={getHref} page={1} pageCount={9} />
    <Pagination onSelect={select} page={1} pageCount={9} />
  </>
);

// @ts-expect-error href and callback exclude each other
export const rejectsBoth = () => <Pagination getHref={getHref} onSelect={select} page={1} pageCount={9} />;

// @ts-expect-error href or a callback is required
export const rejectsNeither = () => <Pagination page={1} pageCount={9} />;
