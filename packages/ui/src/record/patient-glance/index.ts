export { type GlanceDetails, PatientGlance, type PatientGlanceProps } from './patient-glance.tsx';
