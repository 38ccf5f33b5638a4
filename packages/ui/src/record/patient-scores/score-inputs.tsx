import type { ChoiceInput, NumberInput, Scale, ScaleInput } from '@careline/core/internal/assessments';
import type { ValueStatus as Face } from '@careline/core/internal/clinical';
import { labelIn } from '@careline/core/internal/formatting';
import { unitLabel } from '../../forms/form-renderer/index.ts';
import { ValueStatus } from '../../forms/value-status/index.ts';
import { useFormatCalendar, useLocale, useMessages } from '../../messages/index.ts';
import { CheckGroupField } from '../../primitives/check-group-field/index.ts';
import { NumberField } from '../../primitives/number-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { patientScoresMessages } from './patient-scores.messages.ts';
import { type DraftInput, EMPTY, type readDraft, type ScoreDraft } from './score-draft.ts';

export interface ScoreInputsProps {
  readonly scale: Scale;
  readonly draft: ScoreDraft;
  readonly problems: ReturnType<typeof readDraft>['problems'];
  /** Status of inputs that are readings, by input. */
  readonly faces: Readonly<Record<string, Face>>;
  readonly onChange: (draft: ScoreDraft) => void;
  /** Unix seconds. */
  readonly now: number;
  readonly busy: boolean;
}

interface FieldProps<Input extends ScaleInput> extends ScoreInputsProps {
  readonly input: Input;
  readonly own: DraftInput;
  readonly set: (own: DraftInput) => void;
}

/** Returns the unit to display. UCUM annotations and pure numbers have none. */
const shownUnit = (unit: string): string | undefined => (/^(\{.*\}|\[pH\]|1)$/.test(unit) ? undefined : unit);

function NumberPart({ input, own, set, problems, faces, now, busy }: FieldProps<NumberInput>) {
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const t = useMessages(patientScoresMessages);
  const locale = useLocale();
  const [min, max] = input.span;
  const problem = problems[input.key];
  const error = problem === 'impossible' ? t('impossible', { min, max }) : problem && t('number');
  const unit = shownUnit(input.unit);
  const face = faces[input.key];
  const isShown = face?.kind === 'flag' || face?.kind === 'in-range';
  return (
    <NumberField
      label={labelIn(input.label, locale)}
      value={own.text}
      onChange={(text) => set({ text, codes: [] })}
      {...(unit !== undefined && { unit, unitLabel })}
      error={error}
      judged={isShown && <ValueStatus face={face} />}
      hint={
        own.at === undefined
          ? undefined
          : t('fromRecord', { time: formatCalendar(own.at, now, { timeZone, locale }) })
      }
      disabled={busy}
    />
  );
}

function ChoicePart({ input, own, set, busy }: FieldProps<ChoiceInput>) {
  const t = useMessages(patientScoresMessages);
  const locale = useLocale();
  const options = input.choices.map(({ code, label }) => ({ value: code, label: labelIn(label, locale) }));
  const label = labelIn(input.label, locale);
  if (input.kind === 'choices')
    return (
      <div className="@sm:col-span-2">
        <CheckGroupField
          label={label}
          options={options}
          value={own.codes}
          onChange={(codes) => set({ text: '', codes })}
        />
      </div>
    );
  return (
    <SelectField
      label={label}
      options={options}
      placeholder={t('notAnswered')}
      value={own.text}
      onChange={(text) => set({ text, codes: [] })}
      disabled={busy}
    />
  );
}

/** Shows the inputs of a scale. A changed input no longer counts as taken from the record. */
export function ScoreInputs(props: ScoreInputsProps) {
  const { scale, draft, onChange } = props;
  return (
    <div className="grid @sm:grid-cols-2 items-start gap-4">
      {scale.inputs.map((input) => {
        const own = draft[input.key] ?? EMPTY;
        const set = (next: DraftInput) => onChange({ ...draft, [input.key]: next });
        const shared = { ...props, own, set };
        return input.kind === 'number' ? (
          <NumberPart key={input.key} {...shared} input={input} />
        ) : (
          <ChoicePart key={input.key} {...shared} input={input} />
        );
      })}
    </div>
  );
}
