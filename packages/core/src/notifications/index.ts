export { NOTIFICATION_KINDS, type NotificationKind, notificationKindLabel } from './notification-kind.ts';
export {
  listNotifications,
  MAX_MARKED,
  markNotifications,
  NOTIFICATION_DAYS,
  notificationEndpoints,
  type StaffNotification,
} from './notifications.endpoints.ts';
