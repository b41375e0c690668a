import { pictureFromName } from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { Thumbnail } from '@elvora/design-system/Thumbnail';
import type { HistorySide } from './historyRows.ts';
import * as styles from './HistoryView.css.ts';

export interface HistoryPicturesProps {
  side: HistorySide;
  imageBase: string;
}

/** Shows the pictures of a field's value below its text. */
export function HistoryPictures({ side: { text, images }, imageBase }: HistoryPicturesProps) {
  return (
    <>
      {text}
      <span className={styles.pictures}>
        {images.map((name, index) => (
          // A value may hold the same picture twice.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <Thumbnail
            key={`${index} ${name}`}
            size={56}
            source={pictureSource(pictureFromName(name), imageBase)}
          />
        ))}
      </span>
    </>
  );
}
