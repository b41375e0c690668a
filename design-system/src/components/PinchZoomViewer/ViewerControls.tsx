import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus } from '../Icon/index.ts';
import { PlainIconButton } from '../IconButton/index.ts';
import * as styles from './ViewerFrame.css.ts';
import type { ViewerControlLabels } from './viewerTypes.ts';

interface ZoomButtonsProps {
  labels: ViewerControlLabels;
  onZoomIn: () => void;
  onZoomOut: () => void;
}

/** Buttons that zoom in steps. */
export function ZoomButtons({ labels, onZoomIn, onZoomOut }: ZoomButtonsProps) {
  return (
    <div className={styles.zoomButtons}>
      <PlainIconButton icon={IconPlus} label={labels.zoomIn} onPress={onZoomIn} tone="onDark" />
      <PlainIconButton icon={IconMinus} label={labels.zoomOut} onPress={onZoomOut} tone="onDark" />
    </div>
  );
}

interface ArrowButtonsProps {
  labels: ViewerControlLabels;
  isHiddenOnNarrow: boolean;
  onStep: (step: 1 | -1) => void;
}

/** Buttons to the previous and next picture, at both sides of the stage. */
export function ArrowButtons({ labels, isHiddenOnNarrow, onStep }: ArrowButtonsProps) {
  const visibility = isHiddenOnNarrow ? styles.onlyWide : '';
  return (
    <>
      <div className={`${styles.previous} ${visibility}`}>
        <ArrowButton icon={IconChevronLeft} label={labels.previous} onPress={() => onStep(-1)} />
      </div>
      <div className={`${styles.next} ${visibility}`}>
        <ArrowButton icon={IconChevronRight} label={labels.next} onPress={() => onStep(1)} />
      </div>
    </>
  );
}

interface ArrowButtonProps {
  icon: typeof IconChevronLeft;
  label: string;
  onPress: () => void;
}

function ArrowButton({ icon, label, onPress }: ArrowButtonProps) {
  return (
    <span className={styles.overlayButton}>
      <span className={styles.mirroredInRtl}>
        <PlainIconButton icon={icon} label={label} onPress={onPress} size="lg" tone="onDark" />
      </span>
    </span>
  );
}
