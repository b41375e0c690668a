import type { EnquiryKind } from '@elvora/catalogue/model';
import {
  IconBuildingStore,
  IconClipboardList,
  type IconComponent,
  IconMail,
  IconMessage2,
} from '@elvora/design-system/Icon';

/** Icon of each kind of enquiry. */
export const enquiryIcons: Record<EnquiryKind, IconComponent> = {
  quote: IconClipboardList,
  contact: IconMessage2,
  distributor: IconBuildingStore,
  newsletter: IconMail,
};
