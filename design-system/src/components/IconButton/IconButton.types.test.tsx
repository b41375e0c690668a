import { IconX } from '../Icon/index.ts';
import { IconButton } from './index.ts';

export const isAButtonOrALink = () => (
  <>
    <IconButton icon={IconX} isExpanded label="Close" onPress={() => undefined} />
    <IconButton href="/" icon={IconX} label="Home" opensNewTab />
  </>
);

// @ts-expect-error an icon alone needs a name
export const needsALabel = () => <IconButton icon={IconX} />;

export const refusesHalfOfEach = () => (
  <>
    {/* @ts-expect-error a link is not disabled */}
    <IconButton href="/" icon={IconX} isDisabled label="Home" />
    {/* @ts-expect-error a button opens no tab */}
    <IconButton icon={IconX} label="Close" opensNewTab />
  </>
);
