export type { OpenItemAct } from './act-dialog.tsx';
export { ActDialog, OpenItems } from './open-items-on-demand.tsx';
export type { OpenItemsProps, OpenItemsState } from './open-items-props.ts';
export type { DraftLister, PatientDraft } from './use-drafts-of-patient.ts';
