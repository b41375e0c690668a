export { MasterDetail, type MasterDetailProps } from './MasterDetail.tsx';
