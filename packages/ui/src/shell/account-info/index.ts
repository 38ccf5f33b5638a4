export { AccountInfo, type AccountInfoProps, type AccountProfile } from './account-info.tsx';
export { titleCase } from './title-case.ts';
