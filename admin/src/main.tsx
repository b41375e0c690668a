import { ClientError } from '@elvora/catalogue/client';
import { resources } from '@elvora/catalogue/contract';
import '@elvora/design-system/global';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { router } from './router.tsx';

/** The first 401 response reveals an expired session. */
function onError(error: unknown) {
  if (error instanceof ClientError && error.status === 401) void mutate(resources.session().key);
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      {/* The API client retries itself. */}
      <SWRConfig value={{ shouldRetryOnError: false, onError }}>
        <RouterProvider router={router} />
      </SWRConfig>
    </StrictMode>,
  );
}
