import { defineWords } from '#formatting';

export const areas = defineWords('access.areas', {
  dashboard: 'Dashboard',
  registration: 'Registration',
  search: 'Search',
  callInfo: 'Call Info',
  charts: 'Charts',
  healthCheckRegistration: 'Health Check Registration',
  callStatusHistory: 'Call Status History',
  myEncounters: 'My Encounters',
  facilityEncounters: 'Facility Encounters',
  allEncounters: 'All Encounters',
  availability: 'Availability',
  careTeams: 'Care Teams',
  tasks: 'Tasks',
  referrals: 'Referrals',
  notifications: 'Notifications',
  insights: 'Insights',
  settings: 'Settings',
  audit: 'Audit',
});
