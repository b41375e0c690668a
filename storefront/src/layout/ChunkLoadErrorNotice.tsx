import { UpdateNotice } from '@elvora/design-system/UpdateNotice';
import { useChunkLoadError } from '../runtime/errors/chunkLoadErrors.ts';

/** Offers a reload after a script could not be loaded. The quote list is offered again after it (D-59). */
export function ChunkLoadErrorNotice() {
  const error = useChunkLoadError();
  return (
    <UpdateNotice
      isShown={error !== null}
      onReload={() => window.location.assign(error?.target ?? window.location.href)}
      text="A part of this site could not be loaded: there may be a newer version. Reload to go on."
    />
  );
}
