export {
  isNotificationChoice,
  kindsBy,
  mailDayAt,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationChoice,
  notificationChoiceSchema,
  pushFrom,
  readNotificationChoice,
  USUAL_NOTIFICATION_CHOICE,
} from './notification-choice.ts';
export {
  listNotificationDevices,
  type NotificationDevice,
  removeNotificationDevice,
  saveNotificationDevice,
} from './notification-devices.endpoints.ts';
export { NOTIFICATION_KINDS, type NotificationKind, notificationKindLabel } from './notification-kind.ts';
export { notificationPath } from './notification-path.ts';
export {
  listNotifications,
  MAX_MARKED,
  markNotifications,
  NOTIFICATION_DAYS,
  notificationEndpoints,
  type StaffNotification,
} from './notifications.endpoints.ts';
