export { InboxList, type InboxItem, type InboxListProps } from './InboxList.tsx';
