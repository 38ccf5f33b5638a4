import { GOAL_TRENDS, type GoalComparator, goalForm, goalName, MAX_GOAL_NOTE } from '@careline/core/care';
import { withEntry, withReason, withUnit } from '@careline/core/forms';
import { trendLabel } from '@careline/core/trends';
import { useMemo } from 'react';
import { FormRenderer } from '../../forms/form-renderer/index.ts';
import { FormLabelsContext, type OwnFormLabels, useLocale, useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { type DraftProblems, type GoalDraft, lineId, lineNamed, withLine } from './goal-draft.ts';
import { patientGoalsMessages } from './patient-goals.messages.ts';

export interface GoalFieldsProps {
  readonly draft: GoalDraft;
  readonly onChange: (draft: GoalDraft) => void;
  /** Those that are shown by now. */
  readonly problems: DraftProblems;
  /** What a goal is about, and since when, is said when it is set. */
  readonly isNew: boolean;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly timeZone: string;
  readonly busy: boolean;
}

const COMPARATORS = { '<': 'below', '<=': 'atMost', '>=': 'atLeast', '>': 'above' } as const;
const NO_LAST_VALUES = {};
const nothing = () => {};

function AboutField({ draft, onChange, problems }: GoalFieldsProps) {
  const t = useMessages(patientGoalsMessages);
  const locale = useLocale();
  const options = useMemo(
    () =>
      GOAL_TRENDS.flatMap(({ key, lines }) =>
        lines.map((line) => ({
          value: lineId(line),
          label: goalName(line, locale),
          ...(lines.length > 1 && { group: trendLabel({ key, lines }, locale) }),
        })),
      ),
    [locale],
  );
  return (
    <SelectField
      label={t('about')}
      required
      placeholder=""
      options={options}
      value={draft.line ? lineId(draft.line) : ''}
      onChange={(id) => onChange(withLine(draft, lineNamed(id)))}
      error={problems.line && t(problems.line)}
      data-autofocus
    />
  );
}

function ComparatorField({ draft, onChange }: GoalFieldsProps) {
  const t = useMessages(patientGoalsMessages);
  return (
    <SelectField<GoalComparator>
      label={t('comparator')}
      options={Object.entries(COMPARATORS).map(([value, label]) => ({
        value: value as GoalComparator,
        label: t(label),
      }))}
      value={draft.comparator}
      onChange={(comparator) => comparator !== '' && onChange({ ...draft, comparator })}
    />
  );
}

/** The number, as the form of a reading asks for it. */
function TargetField({ draft, onChange, problems, timeZone, busy }: GoalFieldsProps) {
  const t = useMessages(patientGoalsMessages);
  const labels = useMemo(
    (): OwnFormLabels => (key) => (key.startsWith('goals.') ? t('target') : undefined),
    [t],
  );
  const { line, values } = draft;
  const form = useMemo(() => line && goalForm(line), [line]);
  if (!form) return null;
  const fill = (next: GoalDraft['values']) => onChange({ ...draft, values: next });
  return (
    <FormLabelsContext value={labels}>
      <FormRenderer
        definition={form}
        values={values}
        problems={problems.number}
        lastValues={NO_LAST_VALUES}
        timeZone={timeZone}
        summary={false}
        disabled={busy}
        onChange={(at, value) => fill(withEntry(form, values, at, value))}
        onUnitChange={(at, unit) => fill(withUnit(form, values, at, unit))}
        onReasonChange={(at, reason) => fill(withReason(form, values, at, reason))}
        onLeave={nothing}
        onSwap={nothing}
        onUnchanged={nothing}
        onAddRow={nothing}
        onRemoveRow={nothing}
        onRowsUnchanged={nothing}
      />
    </FormLabelsContext>
  );
}

/** The fields of a goal: what it is about, which number on which side, from when until when, a note. */
export function GoalFields(props: GoalFieldsProps) {
  const { draft, onChange, problems, isNew, today } = props;
  const t = useMessages(patientGoalsMessages);
  return (
    <>
      {isNew && <AboutField {...props} />}
      <ComparatorField {...props} />
      <TargetField {...props} />
      {isNew && (
        <DateField
          label={t('since')}
          required
          max={today}
          value={draft.since}
          onChange={(since) => onChange({ ...draft, since })}
          error={problems.since && t(problems.since)}
        />
      )}
      <DateField
        label={t('due')}
        hint={t('dueHint')}
        min={draft.since}
        keepsTyped
        value={draft.dueOn}
        onChange={(dueOn) => onChange({ ...draft, dueOn })}
        error={problems.dueOn && t(problems.dueOn)}
      />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        value={draft.note}
        onChange={(note) => onChange({ ...draft, note })}
        maxLength={MAX_GOAL_NOTE}
        rows={2}
      />
    </>
  );
}
