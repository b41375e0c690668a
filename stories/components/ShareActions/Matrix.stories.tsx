import { ShareActions } from '@elvora/design-system/ShareActions';
import preview from '#.storybook/preview';
import { shareActionsArgs } from './shareActionsArgs.tsx';

const meta = preview.meta({ component: ShareActions, tags: ['visual'], args: shareActionsArgs });

export const Actions = meta.story();

export const RightToLeft = Actions.extend({ globals: { direction: 'rtl' } });
