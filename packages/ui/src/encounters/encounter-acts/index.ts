export { ActButtons, type ActButtonsProps } from './act-buttons.tsx';
export {
  type ActDialogProps,
  type ActSetting,
  ChangeFailure,
  ConcurrentChangeNotice,
  type FinishingSetting,
  useEncounterChange,
} from './act-frame.tsx';
export { useBusyText } from './busy-text.ts';
export { encounterActsMessages } from './encounter-acts.messages.ts';
export { LengthField } from './move-dialog.tsx';
export { OutcomeFields, useOutcome } from './outcome-fields.tsx';
export { ReasonFields, useReason } from './reason-fields.tsx';
export { assignsOnlySelf, useActWords } from './use-act-words.ts';
export { type EncounterActs, type EncounterActsOptions, useEncounterActs } from './use-encounter-acts.tsx';
export { useOpenItems } from './use-open-items.ts';
export {
  type AskedWhom,
  NOBODY,
  useActingUser,
  useCareProviders,
  WhomToAsk,
  type WhomToAskProps,
} from './whom-to-ask.tsx';
