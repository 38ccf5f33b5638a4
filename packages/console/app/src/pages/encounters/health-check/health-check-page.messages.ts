import { defineMessages } from '@careline/ui/messages';

export const healthCheckPageMessages = defineMessages('health-check-page', {
  title: 'Health Check Registration',
  booked: 'Booked health checks',
  noFacility: 'Your account has no facility to book at',
  noFacilityText: 'Ask an administrator to assign you to one.',
});
