export { UpdateNotice, type UpdateNoticeProps } from './update-notice.tsx';
