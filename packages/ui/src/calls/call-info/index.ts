export { CallInfo, type CallInfoProps } from './call-info.tsx';
