import { AREAS } from '@careline/core/internal/navigation';

export const NOTIFICATION_SETTINGS_PATH = `${AREAS.notifications.path}/settings`;
