import { defineWords } from '#formatting';

export const notificationKindLabels = defineWords('notifications.notificationKindLabels', {
  'task-assigned': 'Task for you',
  'task-overdue': 'Task is overdue',
  'encounter-assigned': 'Visit for you',
  'encounter-changed': 'Visit changed',
  'result-arrived': 'Result arrived',
  'message-failed': 'Message not delivered',
  'critical-reading': 'Critical reading',
});

export const notifications = defineWords('notifications.notifications', {
  listNotifications: 'Viewed own notifications',
  markNotifications: 'Marked notifications as read',
  listDevices: 'Viewed own browsers with notifications',
  saveDevice: 'Turned on notifications in a browser',
  removeDevice: 'Turned off notifications in a browser',
});
