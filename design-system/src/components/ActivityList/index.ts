export { ActivityList, type ActivityItem, type ActivityListProps } from './ActivityList.tsx';
