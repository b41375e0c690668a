/** S-228 */
export const smsOptions = [
  { value: 'everything', label: 'Everything' },
  { value: 'urgent', label: 'Urgent only' },
  { value: 'none', label: 'No SMS' },
] as const;

export const deleteOptions = [
  { value: 'move', label: 'Move them up to Control & Switchgear' },
  { value: 'delete', label: 'Delete everything below' },
] as const;
