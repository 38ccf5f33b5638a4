import {
  GOAL_TRENDS,
  type GoalComparator,
  type GoalEntry,
  type GoalEntryState,
  goalForm,
  goalLineId,
  goalLineNamed,
  goalName,
  MAX_GOAL_NOTE,
} from '@careline/core/internal/care';
import { trendLabel } from '@careline/core/internal/trends';
import { useMemo } from 'react';
import { FormRenderer } from '../../forms/form-renderer/index.ts';
import { FormLabelsContext, type OwnFormLabels, useLocale, useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { patientGoalsMessages } from '../care.messages.ts';

export interface GoalFieldsProps {
  readonly entry: GoalEntry;
  readonly state: GoalEntryState;
  /** The subject and start of a goal can be set only when it is created. */
  readonly isNew: boolean;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly busy: boolean;
}

const COMPARATORS = { '<': 'below', '<=': 'atMost', '>=': 'atLeast', '>': 'above' } as const;

function AboutField({ entry, state }: GoalFieldsProps) {
  const t = useMessages(patientGoalsMessages);
  const locale = useLocale();
  const options = useMemo(
    () =>
      GOAL_TRENDS.flatMap(({ key, lines }) =>
        lines.map((line) => ({
          value: goalLineId(line),
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
      value={state.line ? goalLineId(state.line) : ''}
      onChange={(id) => entry.choose(goalLineNamed(id))}
      error={state.wrong.line && t(state.wrong.line)}
      data-autofocus
    />
  );
}

function ComparatorField({ entry, state }: GoalFieldsProps) {
  const t = useMessages(patientGoalsMessages);
  return (
    <SelectField<GoalComparator>
      label={t('comparator')}
      options={Object.entries(COMPARATORS).map(([value, label]) => ({
        value: value as GoalComparator,
        label: t(label),
      }))}
      value={state.comparator}
      onChange={(comparator) => comparator !== '' && entry.change({ comparator })}
    />
  );
}

/** The target value, with the same field as the form of a reading. */
function TargetField({ entry, state, busy }: GoalFieldsProps) {
  const t = useMessages(patientGoalsMessages);
  const labels = useMemo(
    (): OwnFormLabels => (key) => (key.startsWith('goals.') ? t('target') : undefined),
    [t],
  );
  const { line } = state;
  const form = useMemo(() => line && goalForm(line), [line]);
  if (!form) return null;
  return (
    <FormLabelsContext value={labels}>
      <FormRenderer editor={entry} definition={form} summary={false} disabled={busy} />
    </FormLabelsContext>
  );
}

export function GoalFields(props: GoalFieldsProps) {
  const { entry, state, isNew, today } = props;
  const { since, dueOn, note, wrong: problems } = state;
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
          value={since}
          onChange={(day) => entry.change({ since: day })}
          error={problems.since && t(problems.since)}
        />
      )}
      <DateField
        showsWeekday
        label={t('due')}
        hint={t('dueHint')}
        min={since}
        keepsTyped
        value={dueOn}
        onChange={(day) => entry.change({ dueOn: day })}
        error={problems.dueOn && t(problems.dueOn)}
      />
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        value={note}
        onChange={(text) => entry.change({ note: text })}
        maxLength={MAX_GOAL_NOTE}
        rows={2}
      />
    </>
  );
}
