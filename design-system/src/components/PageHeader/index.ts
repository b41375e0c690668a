export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
export { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './PageHeaderSkeleton.tsx';
