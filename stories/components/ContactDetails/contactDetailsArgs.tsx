import { IconBuildingFactory2, IconClock, IconMail, IconPhone } from '@elvora/design-system/Icon';
import type { ContactDetailsProps } from '@elvora/design-system/ContactDetails';

export const contactDetailsArgs: ContactDetailsProps = {
  items: [
    {
      id: 'factory',
      icon: IconBuildingFactory2,
      label: 'Factory',
      value: 'Plot 7, Salt Lake, Kolkata 700091',
    },
    { id: 'phone', icon: IconPhone, label: 'Phone', value: '+91 98300 12345', href: 'tel:+919830012345' },
    {
      id: 'email',
      icon: IconMail,
      label: 'Email',
      value: 'sales@elvora.example',
      href: 'mailto:sales@elvora.example',
    },
    { id: 'hours', icon: IconClock, label: 'Opening hours', value: 'Monday to Saturday 10:00 to 18:00' },
  ],
};
