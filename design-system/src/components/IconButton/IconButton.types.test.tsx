import { IconX } from '../Icon/index.ts';
import { IconButton } from './index.ts';

export const isAButtonOrALink = () => (
  <>
    <IconButton icon={IconX} isExpanded label="Close" onPress={() => undefined} />
    <IconButton href="/" icon={IconX} label="Home" opensNewTab />
  </>
);

// @ts-expect-error the accessible name is required
export const needsALabel = () => <IconButton icon={IconX} />;

export const rejectsMixedProps = () => (
  <>
    {/* @ts-expect-error links cannot be disabled */}
    <IconButton href="/" icon={IconX} isDisabled label="Home" />
    {/* @ts-expect-error buttons have no target */}
    <IconButton icon={IconX} label="Close" opensNewTab />
  </>
);
