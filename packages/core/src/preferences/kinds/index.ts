export { OPTIONAL_SECTIONS } from './console.ts';
export { isHttpsAddress } from './https-address.ts';
export {
  LOGO_MEDIA_TYPES,
  MAX_LOGO_BYTES,
  preferenceEndpoints,
  updatePreference,
  uploadLogo,
} from './kinds.endpoints.ts';
export type { PreferenceKind } from './preference-kind.ts';
export { PREFERENCE_KINDS } from './preference-kinds.ts';
export { HIDEABLE_SCORES, QUESTIONNAIRES } from './record.ts';
