export { AcknowledgeAlert } from './acknowledge-alert.tsx';
export { ReadingAlerts, type ReadingAlertsProps } from './reading-alerts.tsx';
