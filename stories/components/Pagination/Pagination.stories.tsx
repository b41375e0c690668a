import { Pagination } from '@elvora/design-system/Pagination';
import { useState } from 'react';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Pagination,
  parameters: { design: ['sheet-components'] },
  args: { page: 2, pageCount: 9, getHref: (page: number) => `#page-${page}` },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { page: 5, pageCount: 20 } });

export const FirstPage = meta.story({ args: { page: 1 } });

export const LastPage = meta.story({ args: { page: 9 } });

export const ManyPages = meta.story({ args: { page: 450, pageCount: 999 } });

function ControlledPagination() {
  const [page, setPage] = useState(1);
  return <Pagination onSelect={setPage} page={page} pageCount={5} />;
}

/** Buttons instead of links, for lists paged on the client. */
export const AsButtons = meta.story({ render: () => <ControlledPagination /> });
