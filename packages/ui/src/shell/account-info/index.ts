export { AccountInfo, type AccountInfoProps, type AccountProfile } from './account-info.tsx';
