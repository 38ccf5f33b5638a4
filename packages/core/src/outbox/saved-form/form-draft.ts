import * as v from 'valibot';
import { asideText, type FormDefinition, type FormValues, fittingValues, type SetAside } from '#forms';
import type { PreparedSave } from './form-waiting.ts';
import type { EnteredReason } from './saved-form-state.ts';

/** Content of every form draft. */
export interface FormDraft {
  readonly values: FormValues;
  readonly aside: readonly SetAside[];
  /** A prepared save, with its key. */
  readonly prepared: PreparedSave | undefined;
}

const preparedSchema = v.object({ content: v.string(), idempotencyKey: v.string() });

/** A reason in a draft; codes that are no longer offered are dropped. */
export const enteredReasonSchema = <Code extends string>(
  codes: readonly Code[],
): v.GenericSchema<unknown, EnteredReason<Code>> => {
  const code = v.fallback(v.union([v.picklist(codes), v.literal('')]), '');
  const reason = v.object({ code, text: v.fallback(v.string(), '') });
  return v.fallback(reason, { code: '', text: '' });
};

const isRecord = (content: unknown): content is Readonly<Record<string, unknown>> =>
  typeof content === 'object' && content !== null && !Array.isArray(content);

/**
 * Reads a draft from any version; accepts any JSON. Each entry needs a fallback. `form` is undefined if the draft does
 * not name its version: then all its values are set aside.
 */
export function readFormDraft<Entries extends v.ObjectEntries>(
  content: unknown,
  entries: Entries,
  form: (read: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => FormDefinition | undefined,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> & FormDraft {
  const draft = isRecord(content) ? content : {};
  const read = v.parse(v.object(entries), draft);
  const prepared = v.is(preparedSchema, draft.prepared) ? draft.prepared : undefined;
  const known = form(read);
  if (known) return { ...read, prepared, ...fittingValues(known, draft.values ?? {}) };
  const aside = draft.values ? [{ path: 'form', text: asideText(draft.values) }] : [];
  return { ...read, prepared, values: {}, aside };
}
