import { PlainIconButton, type PlainIconButtonProps } from '../IconButton/index.ts';
import * as styles from './ViewerFrame.css.ts';

/** Button over the picture that moves to a neighbouring one. */
export function ArrowButton(props: Pick<PlainIconButtonProps, 'icon' | 'label' | 'onPress'>) {
  return (
    <span className={styles.overlayButton}>
      <PlainIconButton {...props} size="lg" tone="onDark" />
    </span>
  );
}
