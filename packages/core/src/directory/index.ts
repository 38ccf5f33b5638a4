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
  decideStatus,
  OWN_STATUSES,
  type OwnStatus,
  ownStatusLabel,
  providerStatusLabel,
  type StatusFacts,
} from './provider-status.ts';
