import { ContactDetails } from '@elvora/design-system/ContactDetails';
import { longName } from '@elvora/catalogue/fixtures';
import { IconMail } from '@elvora/design-system/Icon';
import preview from '#.storybook/preview';
import { contactDetailsArgs } from './contactDetailsArgs.tsx';

const meta = preview.meta({ component: ContactDetails, tags: ['visual'], args: contactDetailsArgs });

export const Details = meta.story({
  args: {
    items: [...contactDetailsArgs.items, { id: 'long', icon: IconMail, label: longName, value: longName }],
  },
});

export const RightToLeft = Details.extend({ globals: { direction: 'rtl' } });
