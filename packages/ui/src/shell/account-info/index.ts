export {
  AccountInfo,
  type AccountInfoProps,
  type AccountProfile,
  type NotifyChoice,
} from './account-info.tsx';
export { FacilityChoice } from './facility-choice.tsx';
