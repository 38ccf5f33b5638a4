export type { OpenItemAct } from './act-dialog.tsx';
export { ActDialog } from './act-dialog-on-demand.tsx';
export { OpenItems } from './open-items-on-demand.tsx';
export type { OpenItemsProps, OpenItemsState } from './open-items-props.ts';
export type { DraftLister, PatientDraft } from './use-drafts-of-patient.ts';
