import type { ShareActionsProps } from '@elvora/design-system/ShareActions';

export const shareActionsArgs: ShareActionsProps = { onShare: () => undefined, onPrint: () => undefined };
