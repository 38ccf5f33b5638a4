import { defineMessages } from '@careline/ui/messages';

export const healthCheckPageMessages = defineMessages('health-check-page', {
  title: 'Health Check Registration',
  noFacility: 'Your account has no facility to book at',
  noFacilityText: 'Ask an administrator to assign you to one.',
});
