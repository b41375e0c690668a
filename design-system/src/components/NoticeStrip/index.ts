export { NoticeStrip, type NoticeStripProps } from './NoticeStrip.tsx';
