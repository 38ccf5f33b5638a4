// Reads readings; loaded with the form that needs it.
export { metricsOf } from '../staff/use-metrics.ts';
