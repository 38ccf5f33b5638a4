import type { ReadMedicine } from '../../medicine-finding.ts';
import { reachOf } from '../reach.ts';
import { CLASS_GROUPS } from './class-groups.ts';
import { CLOTTING_AND_PAIN_GROUPS } from './clotting-groups.ts';
import { ENZYME_GROUPS } from './enzyme-groups.ts';
import { HEART_GROUPS } from './heart-groups.ts';
import { INFECTION_GROUPS } from './infection-groups.ts';
import type { MedicineGroup } from './medicine-group.ts';
import { MIND_GROUPS } from './mind-groups.ts';
import { OTHER_GROUPS } from './other-groups.ts';
import { SUM_GROUPS } from './sum-groups.ts';

export const GROUPS = {
  ...HEART_GROUPS,
  ...CLOTTING_AND_PAIN_GROUPS,
  ...MIND_GROUPS,
  ...INFECTION_GROUPS,
  ...ENZYME_GROUPS,
  ...OTHER_GROUPS,
  ...CLASS_GROUPS,
  ...SUM_GROUPS,
} as const;
export type GroupKey = keyof typeof GROUPS;

const groupOf = (key: string): MedicineGroup =>
  (GROUPS as Readonly<Record<string, MedicineGroup>>)[key] ?? {};

export const isGroupKey = (key: string): key is GroupKey => Object.hasOwn(GROUPS, key);

/** Returns the member that a medicine is by class alone: its only substance, or its name. */
function memberByClass(group: MedicineGroup, { substances, classes, name }: ReadMedicine): readonly string[] {
  const isExcluded = group.unless?.some((one) => classes.includes(one)) ?? false;
  return !isExcluded && group.classes?.some((one) => classes.includes(one)) ? [substances[0] ?? name] : [];
}

function findMembers(key: string, medicine: ReadMedicine): readonly string[] {
  const group = groupOf(key);
  const reach = group.reach ?? 'systemic';
  const included = (group.includes ?? []).flatMap((one) => membersOf(one, medicine));
  if (reach !== 'any' && reach !== reachOf(medicine)) return [...new Set(included)];
  const listed = medicine.substances.filter((one) => group.substances?.includes(one));
  const found = [...included, ...listed];
  return [...new Set(found.length > 0 ? found : memberByClass(group, medicine))];
}

/** Cached per medicine, because every rule asks for the same groups. */
const foundMembers = new WeakMap<ReadMedicine, Map<string, readonly string[]>>();

/** Returns the distinct substances of a medicine that belong to a group; empty if there are none. */
export function membersOf(key: string, medicine: ReadMedicine): readonly string[] {
  const found = foundMembers.get(medicine) ?? new Map<string, readonly string[]>();
  foundMembers.set(medicine, found);
  const members = found.get(key) ?? findMembers(key, medicine);
  found.set(key, members);
  return members;
}
