import type { MediaLibrary, StoredPicture } from '../media/mediaLibrary.ts';
import { PictureError } from '../media/pictureTypes.ts';
import { validationError } from '../http/httpErrors.ts';
import type { UploadedFile } from '../http/multipartForms.ts';
import type { CatalogueWriter, Store } from '../store/index.ts';

export interface StorePicturesOptions {
  store: Pick<Store, 'write'>;
  media: Pick<MediaLibrary, 'importFile' | 'ensureStored'>;
  files: readonly UploadedFile[];
  /** The form's field the files came in. */
  field: string;
  now: Date;
}

/** Somebody has tidied a file away between storing it and writing its row. */
class PictureRemovedError extends Error {
  override name = 'FileTidiedError';
}

const maxTries = 3;

/**
 * Stores pictures and writes what shows them: the files first, then everything else in one transaction. What fails in
 * between leaves a file that nobody knows, which is swept later; never a row without its file.
 */
export async function withStoredPictures<T>(
  { store, media, files, field, now }: StorePicturesOptions,
  write: (writer: CatalogueWriter, pictures: readonly StoredPicture[]) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const pictures = await importPictures(media, files, field);
    try {
      return await store.write(async (writer) => {
        for (const picture of pictures) {
          // Nobody tidies while somebody writes: what is there now stays.
          if (!(await media.ensureStored(picture.name))) throw new PictureRemovedError(picture.name);
          await writer.insertPicture(picture, now);
        }
        return write(writer, pictures);
      });
    } catch (error) {
      if (!(error instanceof PictureRemovedError) || tries === maxTries) throw error;
    }
  }
}

async function importPictures(
  media: Pick<MediaLibrary, 'importFile'>,
  files: readonly UploadedFile[],
  field: string,
): Promise<StoredPicture[]> {
  const outcomes = await Promise.allSettled(files.map(({ path }) => media.importFile(path)));
  const refused = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' && outcome.reason instanceof PictureError
      ? [`${files[index]?.name ?? ''}: ${outcome.reason.message}`]
      : [],
  );
  if (refused.length > 0) throw validationError([{ field, text: refused.join('\n') }]);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
