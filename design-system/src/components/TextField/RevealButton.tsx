import { IconEye, IconEyeOff } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './TextField.css.ts';

interface RevealButtonProps {
  label: string;
  controls: string;
  isRevealed: boolean;
  isDisabled?: boolean;
  onChange: (isRevealed: boolean) => void;
}

/** Toggle button that shows a password. */
export function RevealButton({ label, controls, isRevealed, isDisabled, onChange }: RevealButtonProps) {
  return (
    <span className={styles.reveal}>
      <IconButton
        controls={controls}
        icon={isRevealed ? IconEyeOff : IconEye}
        isDisabled={isDisabled}
        isPressed={isRevealed}
        label={label}
        onPress={() => onChange(!isRevealed)}
        size="sm"
      />
    </span>
  );
}
