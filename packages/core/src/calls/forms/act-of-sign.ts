import { ACTS, type Act, mostUrgent } from '#clinical';
import { type FieldDanger, sectionFields } from '#forms';
import { ALL_CALL_FORMS } from './call-form.ts';
import type { DangerKind } from './danger-kind.ts';

const isAct = (act: string): act is Act => ACTS.some((one) => one === act);

/** Returns the acts of each sign, by kind and message key. */
function actsOfForms(): ReadonlyMap<string, ReadonlyMap<string, Act>> {
  const found = new Map<string, Map<string, Act>>();
  const dangers = ALL_CALL_FORMS.flatMap(({ sections }) => sections)
    .flatMap(sectionFields)
    .flatMap(({ danger }): FieldDanger[] => (danger ? [danger] : []));
  for (const { kind, acts = {}, labels } of dangers) {
    const ofKind = found.get(kind) ?? new Map<string, Act>();
    found.set(kind, ofKind);
    for (const [value, act] of Object.entries(acts)) {
      if (isAct(act)) ofKind.set(labels?.[value] ?? `calls.option.${value}`, act);
    }
  }
  return found;
}

let known: ReturnType<typeof actsOfForms> | undefined;

/**
 * Returns what a coach does about a danger sign; undefined if it is not one.
 * `sign` is a finding's label (`calls.option.FITS`) or the stored option (`FITS`). The act can depend on the person:
 * with `kind` it is that kind's, otherwise the most urgent one.
 */
export function actOfSign(sign: string, kind?: DangerKind): Act | undefined {
  known ??= actsOfForms();
  const labels = [sign, `calls.option.${sign}`];
  const kinds = kind === undefined ? [...known.values()] : [known.get(kind)];
  const acts = kinds.flatMap((ofKind) => labels.flatMap((label) => ofKind?.get(label) ?? []));
  return mostUrgent(acts);
}
