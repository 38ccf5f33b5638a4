// How readings are read: fetched with the form that asks for them.
export { metricsOf } from '../staff/use-metrics.ts';
