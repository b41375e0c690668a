import { Pagination } from './index.ts';

const select = (page: number) => page;
const getHref = (page: number) => `/products?page=${page}`;

export const areLinksOrButtons = () => (
  <>
    <Pagination getHref={getHref} page={1} pageCount={9} />
    <Pagination onSelect={select} page={1} pageCount={9} />
  </>
);

// @ts-expect-error pages have addresses or call back, not both
export const refusesBoth = () => <Pagination getHref={getHref} onSelect={select} page={1} pageCount={9} />;

// @ts-expect-error a step leads somewhere
export const refusesNeither = () => <Pagination page={1} pageCount={9} />;
