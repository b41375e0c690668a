export {
  contactMoved,
  contactPressed,
  contactReleased,
  contactsRestarted,
  dragDistance,
  noContacts,
  pinchOf,
  type Contact,
  type Contacts,
} from './pointerState.ts';
export { swipeDirection, swipeStep, swipeThresholdPx, type SwipeDirection } from './swipe.ts';
