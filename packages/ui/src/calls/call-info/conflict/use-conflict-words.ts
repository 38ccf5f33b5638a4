import type {
  CallConflict as Conflict,
  ConflictPart,
  OutcomePart,
} from '@careline/core/internal/calls/conflict';
import { detailWords, dispositionLabel } from '@careline/core/internal/calls/outcome';
import type { CallSession } from '@careline/core/internal/calls/session';
import { labelFromKey } from '@careline/core/internal/formatting';
import {
  type FieldAt,
  type FormChange,
  fieldAt,
  fieldPath,
  type Stated,
} from '@careline/core/internal/forms';
import { useValueText } from '../../../forms/form-renderer/index.ts';
import { useFormLabel, useLocale, useMessages, useWhen } from '../../../messages/index.ts';
import { callConflictMessages } from '../begun-call.messages.ts';

export interface ConflictWordsOptions {
  readonly session: CallSession;
  readonly now: () => number;
}

interface ConflictLine {
  readonly key: string;
  readonly label: string;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}

/** Lines that are decided together, under one label. */
export interface PartWords {
  readonly key: string;
  readonly label: string;
  readonly fixed: boolean;
  readonly lines: readonly ConflictLine[];
}

function useFormLine({ form }: CallSession): (change: FormChange) => ConflictLine {
  const t = useMessages(callConflictMessages);
  const labelOf = useFormLabel();
  const valueText = useValueText();
  const place = (at: FieldAt): string => {
    const section = form.sections.find(({ key }) => key === at.section);
    const known = fieldAt(form, at);
    const field = known ? labelOf(known.label) : labelFromKey(at.key);
    const name = section ? labelOf(section.label) : labelFromKey(at.section);
    return at.row === undefined
      ? `${name}: ${field}`
      : t('row', { section: name, number: at.row + 1, field });
  };
  const textOf = (at: FieldAt, stated: Stated | undefined): string | undefined => {
    if (stated === undefined) return undefined;
    const { value } = stated;
    const field = fieldAt(form, at);
    const isPlain = field === undefined || field.control.endsWith('_text');
    // Show both values in full: users have to compare them.
    if (typeof value === 'string' && isPlain) return value;
    if (field) return valueText(field, stated);
    return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value);
  };
  return ({ at, before, after }) => ({
    key: fieldPath(at),
    label: place(at),
    ours: textOf(at, after),
    theirs: textOf(at, before),
  });
}

function useOutcomeLine(options: ConflictWordsOptions, { ours: entered, theirs: stored }: Conflict) {
  const t = useMessages(callConflictMessages);
  const locale = useLocale();
  const when = useWhen(options);
  const textOf = (
    part: OutcomePart,
    value: string | number | undefined,
    disposition: string | null | undefined,
  ): string | undefined => {
    if (value === undefined) return undefined;
    if (part === 'nextCallAt') return when(Number(value));
    if (part === 'detail')
      return detailWords({ disposition: disposition ?? null, detail: String(value) }, locale) ?? undefined;
    return part === 'disposition' ? dispositionLabel(String(value), locale) : String(value);
  };
  return ({ part, ours, theirs }: ConflictPart['outcome'][number]): ConflictLine => ({
    key: part,
    label: t(part),
    ours: textOf(part, ours, entered.status.disposition),
    theirs: textOf(part, theirs, stored.contact.status.disposition),
  });
}

/** Returns the differences between the entered and the stored call in words, grouped as they are decided. */
export function useConflictWords(options: ConflictWordsOptions, conflict: Conflict): readonly PartWords[] {
  const labelOf = useFormLabel();
  const ofForm = useFormLine(options.session);
  const ofOutcome = useOutcomeLine(options, conflict);
  const { form } = options.session;
  return conflict.parts.map(({ key, fixed, outcome, form: changes }) => {
    const lines = [...outcome.map(ofOutcome), ...changes.map(ofForm)];
    const [first] = lines;
    const section = form.sections.find((one) => one.key === key && one.group);
    return { key, fixed, lines, label: section ? labelOf(section.label) : (first?.label ?? key) };
  });
}
