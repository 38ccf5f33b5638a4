export {
  NotificationChoiceFields,
  type NotificationChoiceFieldsProps,
} from './notification-choice-fields.tsx';
export { useNotificationChoiceText } from './use-notification-choice-text.ts';
