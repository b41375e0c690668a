import { Pagination } from './index.ts';

const select = (page: number) => page;
const hrefOf = (page: number) => `/products?page=${page}`;

export const areLinksOrButtons = () => (
  <>
    <Pagination hrefOf={hrefOf} page={1} pageCount={9} />
    <Pagination onSelect={select} page={1} pageCount={9} />
  </>
);

// @ts-expect-error pages have addresses or call back, not both
export const refusesBoth = () => <Pagination hrefOf={hrefOf} onSelect={select} page={1} pageCount={9} />;

// @ts-expect-error a step leads somewhere
export const refusesNeither = () => <Pagination page={1} pageCount={9} />;
