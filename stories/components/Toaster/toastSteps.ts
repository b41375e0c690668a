import type { ToastMessage } from '@elvora/design-system/Toaster';
import { screen, within } from 'storybook/test';

export const addedToast: ToastMessage = { tone: 'success', title: 'Added to quote', text: 'Cable Lug' };

export const toaster = () => screen.getByRole('region', { name: 'Notifications Alt+T' });

export const queryToasts = (role = 'status') => within(toaster()).queryAllByRole(role);

/** Returns the animation of the progress line, which is the timer of a toast. */
export function timerOf(toast: Element): Animation {
  const animation = toast.querySelector('[data-part="time"]')?.getAnimations()[0];
  if (!animation) throw new Error('The toast has no progress line.');
  return animation;
}
