export { EmergencyTag } from './emergency-tag.tsx';
export { languageName } from './language-names.ts';
export { MaternityTag, type MaternityTagProps } from './maternity-tag.tsx';
export { OpenTags, type OpenTagsProps } from './open-tags.tsx';
export { patientHeaderMessages } from './patient-header.messages.ts';
export { PatientHeader, type PatientHeaderProps, PatientWarnings } from './patient-header.tsx';
export { PatientStrip, type PatientStripProps } from './patient-strip.tsx';
