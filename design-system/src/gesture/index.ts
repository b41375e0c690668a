export {
  contactMoved,
  contactPressed,
  contactReleased,
  contactsRestarted,
  dragDistance,
  noContacts,
  pinchOf,
  type Contacts,
} from './pointerState.ts';
export { swipeDirection, swipeStep } from './swipe.ts';
export { noWheelSwipe, wheelMoved, type WheelSwipe } from './wheelSwipe.ts';
