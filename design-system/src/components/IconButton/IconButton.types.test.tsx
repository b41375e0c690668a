import { IconX } from '../Icon/index.ts';
import { IconButton } from './index.ts';

export const isAButtonOrALink = () => (
  <>
    <IconButton icon={IconX} isExpanded label="Close" onPress={() => undefined} />
    <IconButton href="/" icon={IconX} label="Home" opensNewTab />
  </>
);

// @ts-expect-error an icon needs a name
export const needsALabel = () => <IconButton icon={IconX} />;

export const rejectsMixedProps = () => (
  <>
    {/* @ts-expect-error a link cannot be disabled */}
    <IconButton href="/" icon={IconX} isDisabled label="Home" />
    {/* @ts-expect-error a button cannot open a tab */}
    <IconButton icon={IconX} label="Close" opensNewTab />
  </>
);
