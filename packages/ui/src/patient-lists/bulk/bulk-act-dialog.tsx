import type { ComponentType } from 'react';
import type { IconName } from '../../primitives/icon/index.ts';
import { GivePatients, MessagePatients, TagPatients, TaskForPatients } from './bulk-acts.tsx';
import type { BulkActProps } from './bulk-dialog.tsx';

/** What can be done with several patients, in the order of the buttons. */
export const BULK_ACTS = [
  { key: 'give', icon: 'person_add' },
  { key: 'tag', icon: 'push_pin' },
  { key: 'message', icon: 'sms' },
  { key: 'task', icon: 'task_alt' },
] as const satisfies readonly { readonly key: string; readonly icon: IconName }[];
export type BulkActKey = (typeof BULK_ACTS)[number]['key'];

const DIALOGS: Readonly<Record<BulkActKey, ComponentType<BulkActProps>>> = {
  give: GivePatients,
  tag: TagPatients,
  message: MessagePatients,
  task: TaskForPatients,
};

export function BulkActDialog({ act, ...props }: BulkActProps & { readonly act: BulkActKey }) {
  const Act = DIALOGS[act];
  return <Act {...props} />;
}
