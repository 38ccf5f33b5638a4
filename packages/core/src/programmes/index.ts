export {
  CALL_TYPE_KEYS,
  type CallTypeKey,
  callTypeLabel,
  isCallTypeOf,
  PROGRAMME_KEYS,
  PROGRAMMES,
  type Programme,
  type ProgrammeKey,
  programmeLabel,
} from './programme.ts';
