export {
  directoryEndpoints,
  getFacilityDetail,
  listDoctors,
  listFacilityDirectory,
  listLiveStatus,
  setOwnStatus,
} from './directory.endpoints.ts';
export {
  type Doctor,
  type FacilityDetail,
  type FacilityWait,
  type ListedFacility,
  type LiveStatus,
  MAX_OWN_STATUS_SECONDS,
} from './directory.ts';
export {
  awayReasonLabel,
  type DecidedStatus,
  decideStatus,
  OWN_STATUSES,
  type OwnStatus,
  ownStatusLabel,
  PROVIDER_STATUSES,
  type ProviderStatus,
  providerStatusLabel,
  type StatusFacts,
} from './provider-status.ts';
