import type { MediaLibrary, StoredPicture } from '../media/mediaLibrary.ts';
import { PictureError } from '../media/pictureTypes.ts';
import { validationError } from '../http/httpErrors.ts';
import type { UploadedFile } from '../http/multipartForms.ts';
import type { CatalogueWriter, Store } from '../store/index.ts';

export interface StorePicturesOptions {
  store: Pick<Store, 'write'>;
  media: Pick<MediaLibrary, 'importFile' | 'ensureStored'>;
  files: readonly UploadedFile[];
  /** The form field of the files, for errors. */
  field: string;
  now: Date;
}

/** Maintenance has removed a file between its import and the insertion of its row. */
class PictureRemovedError extends Error {
  override name = 'PictureRemovedError';
}

const maxAttempts = 3;

/**
 * Stores the files, then their rows and `write` in one transaction. A failure in between leaves an unreferenced file,
 * which maintenance removes, but never a row without its file.
 */
export async function withStoredPictures<T>(
  { store, media, files, field, now }: StorePicturesOptions,
  write: (writer: CatalogueWriter, pictures: readonly StoredPicture[]) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const pictures = await importPictures(media, files, field);
    try {
      return await store.write(async (writer) => {
        for (const picture of pictures) {
          // Maintenance waits for writers, so a file that exists now stays.
          if (!(await media.ensureStored(picture.name))) throw new PictureRemovedError(picture.name);
          await writer.insertPicture(picture, now);
        }
        return write(writer, pictures);
      });
    } catch (error) {
      if (!(error instanceof PictureRemovedError) || attempt === maxAttempts) throw error;
    }
  }
}

async function importPictures(
  media: Pick<MediaLibrary, 'importFile'>,
  files: readonly UploadedFile[],
  field: string,
): Promise<StoredPicture[]> {
  const outcomes = await Promise.allSettled(files.map(({ path }) => media.importFile(path)));
  const errors = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' && outcome.reason instanceof PictureError
      ? [`${files[index]?.name ?? ''}: ${outcome.reason.message}`]
      : [],
  );
  if (errors.length > 0) throw validationError([{ field, text: errors.join('\n') }]);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
