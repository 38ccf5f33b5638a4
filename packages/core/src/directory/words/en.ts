import { defineWords } from '#formatting';

export const status = defineWords('directory.status', {
  consulting: 'In consultation',
  calling: 'On a call',
  available: 'Available',
  away: 'Away',
  offline: 'Offline',
});

export const awayReason = defineWords('directory.awayReason', {
  busy: 'Busy',
  break: 'On a break',
  meeting: 'In a meeting',
  leave: 'On leave',
  'outside-hours': 'Outside their hours',
  idle: 'Page closed',
});

export const ownStatus = defineWords('directory.ownStatus', {
  available: 'Available',
  busy: 'Busy',
  break: 'On a break',
  meeting: 'In a meeting',
});

export const directory = defineWords('directory.directory', {
  listDoctors: 'Looked at the directory of care providers',
  listLiveStatus: 'Looked at the live status of care providers',
  setOwnStatus: 'Set their own status',
  listFacilityDirectory: 'Looked at the directory of facilities',
  getFacilityDetail: 'Looked at a facility in the directory',
});
