import { pictureFromName } from '@elvora/catalogue/model';
import { pictureSource } from '@elvora/catalogue/operations';
import { Picture } from '@elvora/design-system/Picture';
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
          <span className={styles.picture} key={`${index} ${name}`}>
            <Picture
              alt=""
              ratio="1/1"
              sizes="56px"
              source={pictureSource(pictureFromName(name), imageBase)}
            />
          </span>
        ))}
      </span>
    </>
  );
}
