import type { MediaLibrary, StoredPicture } from '../media/mediaLibrary.ts';
import { PictureError } from '../media/pictureTypes.ts';
import { refuseFields } from '../http/failures.ts';
import type { FormFile } from '../http/forms.ts';
import type { CatalogueWriter, Store } from '../store/index.ts';

export interface StoringOptions {
  store: Pick<Store, 'write'>;
  media: Pick<MediaLibrary, 'importFile' | 'stillKeeps'>;
  files: readonly FormFile[];
  /** The form's field the files came in. */
  field: string;
  now: Date;
}

/** Somebody has tidied a file away between storing it and writing its row. */
class FileTidiedError extends Error {
  override name = 'FileTidiedError';
}

const mostTries = 3;

/**
 * Stores pictures and writes what shows them: the files first, then everything else in one transaction. What fails in
 * between leaves a file that nobody knows, which is swept later; never a row without its file.
 */
export async function storing<T>(
  { store, media, files, field, now }: StoringOptions,
  write: (writer: CatalogueWriter, pictures: readonly StoredPicture[]) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const pictures = await importAll(media, files, field);
    try {
      return await store.write(async (writer) => {
        for (const picture of pictures) {
          // Nobody tidies while somebody writes: what is there now stays.
          if (!(await media.stillKeeps(picture.name))) throw new FileTidiedError(picture.name);
          await writer.insertPicture(picture, now);
        }
        return write(writer, pictures);
      });
    } catch (error) {
      if (!(error instanceof FileTidiedError) || tries === mostTries) throw error;
    }
  }
}

async function importAll(
  media: Pick<MediaLibrary, 'importFile'>,
  files: readonly FormFile[],
  field: string,
): Promise<StoredPicture[]> {
  const outcomes = await Promise.allSettled(files.map(({ path }) => media.importFile(path)));
  const refused = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' && outcome.reason instanceof PictureError
      ? [`${files[index]?.name ?? ''}: ${outcome.reason.message}`]
      : [],
  );
  if (refused.length > 0) throw refuseFields([{ field, text: refused.join('\n') }]);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
