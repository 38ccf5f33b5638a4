export {
  type GlanceDetails,
  PatientGlance,
  type PatientGlanceProps,
  RecordGlance,
  type RecordGlanceProps,
} from './patient-glance.tsx';
