export { ReadingAlerts, type ReadingAlertsProps } from './reading-alerts.tsx';
