export { OfflineNotice, type OfflineNoticeProps } from './offline-notice.tsx';
export { useOnline } from './use-online.ts';
